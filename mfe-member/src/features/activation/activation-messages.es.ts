import type { Translation } from '@reset/remote-sdk';
import type { messages } from './activation-messages.ts';

/** What is said of activating the card, in the Spanish of the United States. */
export const activation: Translation<typeof messages> = {
  namespace: 'mfe-member.activation',
  texts: {
    title: 'Activa tu tarjeta',
    thanks: '¡Gracias por activar tu tarjeta!',
    checkLimit: 'Ver el límite de gasto',
    noCard: 'Todavía no tienes una tarjeta para activar.',
    toDashboard: 'Ir a tu inicio',
    failed: 'No se pudo cargar tu tarjeta.',
    cannotShow: 'Tu tarjeta no se puede activar aquí en este momento.',
  },
};
