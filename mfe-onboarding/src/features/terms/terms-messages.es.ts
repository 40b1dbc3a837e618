import type { Translation } from '@reset/remote-sdk';
import type { messages } from './terms-messages.ts';

/** The terms step, in the Spanish of the United States; documents keep their legal names. */
export const terms: Translation<typeof messages> = {
  namespace: 'mfe-onboarding.terms',
  texts: {
    title: 'Lee y acepta los términos',
    intro: 'Estos son los acuerdos detrás de tu cuenta. Cada uno se abre en una pestaña nueva.',
    loading: 'Cargando los términos',
    failed: 'No pudimos cargar los términos.',
    changed: 'Uno de estos documentos cambió. Léelo y acéptalo de nuevo.',
    continue: 'Continuar',

    'privacy.label': 'Leí el documento',
    'agreements.label': 'Acepto',
    'ewa.label': 'Acepto',
    'ach.label': 'Acepto',
    'privacy.about': 'Qué sabemos de ti, para qué lo usamos y con quién lo compartimos.',
    'agreements.about':
      'Las reglas de la tarjeta y de la cuenta detrás de ella, y lo que hace con tus datos el banco que la emite.',
    'ewa.about':
      'Cómo lo que has ganado se convierte en tu límite de gasto, y que pagas lo que gastas en tu día de pago.',
    'ach.about':
      'Con el pago automático, podemos debitar lo que debes de tu cuenta corriente en tu día de pago, y nunca más que eso.',
    'privacy.required': 'Confirma que leíste el aviso de privacidad.',
    'agreements.required':
      'Acepta los acuerdos de la tarjeta, de la cuenta de depósito y de privacidad del banco.',
    'ewa.required': 'Acepta los términos del acceso al sueldo ganado.',
    'ach.required': 'Acepta la autorización ACH.',

    privacy_policy: 'Privacy Notice',
    card_agreement: 'Card Agreement',
    deposit_account_agreement: 'Deposit Account Agreement',
    bank_privacy_policy: 'Bank Privacy Policy',
    ewa_terms_of_service: 'Earned Wage Access Terms of Service',
    ach_authorization_agreement: 'ACH Authorization Agreement',
  },
};
