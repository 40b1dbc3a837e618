import type { Translation } from '@reset/remote-sdk';
import type { messages } from './messages.ts';

/** What onboarding says outside of its features, in the Spanish of the United States. */
export const onboarding: Translation<typeof messages> = {
  namespace: 'mfe-onboarding',
  texts: {
    'card.title': 'Solicita tu tarjeta',
    'tax.title': 'Presenta tu declaración de impuestos',

    failed: 'No pudimos cargar tu solicitud.',
    loading: 'Cargando tu solicitud',

    'now.intro': 'Cómo funciona',
    'now.questionnaire': 'Cómo te pagan',
    'now.income_wait': 'Buscando tu sueldo',
    'now.direct_deposit_not_found': 'Tu depósito directo',
    'now.unsupported_bank': 'Tu banco',
    'now.confirm_email': 'Tu correo electrónico',
    'now.thanks_for_linking': 'Leyendo tu sueldo',
    'now.links_broken': 'Reconexión',
    'now.integration_errors': 'Reconexión',
    'now.terms_acceptance': 'Términos',
    'now.identity_verification': 'Tu identidad',
    'now.repayment_setup': 'Pago',
    'now.card_issuance_wait': 'Tu tarjeta',

    'skip.action': 'Omitir por ahora',
    'skip.title': '¿Omitir la conexión de tu nómina?',
    'skip.text':
      'Puedes hacer tu solicitud sin ella. Con tu nómina conectada, podrías tener derecho a un límite de gasto más alto.',
    'skip.cancel': 'Volver',
    'skip.done': 'Omitiste la conexión de tu nómina.',

    later: 'Sin nómina conectada',
    'later.text': 'Una nómina nos muestra tu sueldo a medida que lo ganas.',
    'later.connect': 'Conectar nómina',
    'later.connected': 'Tu nómina está conectada.',
  },
};
