import type { Translation } from '@reset/remote-sdk';
import type { messages } from './offer-terms-messages.ts';

/** On what terms the two products are offered, in the Spanish of the United States. */
export const offerTerms: Translation<typeof messages> = {
  namespace: 'mfe-public.offer-terms',
  texts: {
    'card.title': 'Términos de la tarjeta Reset',
    'card.earnings': 'La tarjeta Reset requiere ingresos de al menos $500 al mes.',
    'card.states': 'No está disponible en {{states}}.',
    'card.bank': 'La tarjeta la emite nuestro banco asociado. Reset no es un banco.',
    'tax.title': 'Términos de la oferta de impuestos',
    'tax.provider': 'La declaración de impuestos la presenta un proveedor de impuestos externo.',
    'tax.fee':
      'Cuesta un cargo fijo de $20, y es gratis cuando el reembolso se recibe por depósito directo en una cooperativa de crédito asociada.',
    'tax.advance':
      'Un adelanto del reembolso llega hasta 21 días antes, con un reembolso de al menos $1,000.',
    'tax.states': 'Los adelantos del reembolso no están disponibles en {{states}}.',
    'tax.states.filing': 'La declaración de impuestos no está disponible en {{states}}.',
    'tax.end': 'La oferta de declaración de impuestos vence el {{date}}.',
  },
};
