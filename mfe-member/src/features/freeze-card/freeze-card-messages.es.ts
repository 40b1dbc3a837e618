import type { Translation } from '@reset/remote-sdk';
import type { messages } from './freeze-card-messages.ts';

/** What is said of freezing the card, in the Spanish of the United States. */
export const freezeCard: Translation<typeof messages> = {
  namespace: 'mfe-member.freeze-card',
  texts: {
    title: 'Congelar tarjeta',
    failed: 'No pudimos cargar tu tarjeta.',
    heading: 'Tu tarjeta Reset',
    none: 'Activa',
    frozen: 'Congelada',
    ending: 'Descongelando',
    noneText: '¿No encuentras tu tarjeta? Congélala y se rechazará toda compra de inmediato.',
    frozenText: 'Congelada desde el {{since}}: se rechaza toda compra.',
    endingText: 'Tu tarjeta volverá a estar lista en un momento.',
    goesOn:
      'Las compras que ya hiciste, las devoluciones de los comercios y tus pagos siguen como antes. Puedes descongelar tu tarjeta en cualquier momento.',
    lost: 'Si perdiste tu tarjeta para siempre, pide una nueva.',
    replace: 'Reemplazar tarjeta',
    freeze: 'Congelar tarjeta',
    unfreeze: 'Descongelar tarjeta',
    isFrozen: 'Tu tarjeta está congelada',
    isActive: 'Tu tarjeta está activa de nuevo',
    noticeFailed: 'No pudimos comprobar si tu tarjeta está congelada.',
    noticeText: 'Se rechaza toda compra hasta que la descongeles.',
  },
};
