import type { Translation } from '@reset/remote-sdk';
import type { messages } from './replace-card-messages.ts';

/** What is said of replacing the card, in the Spanish of the United States. */
export const replaceCard: Translation<typeof messages> = {
  namespace: 'mfe-member.replace-card',
  texts: {
    title: 'Reemplazar tarjeta',
    failed: 'No pudimos cargar tu tarjeta.',
    none: 'No tienes una tarjeta física para reemplazar.',
    back: 'Volver a tu cuenta',
    where:
      'Enviamos la tarjeta por correo postal a tu dirección actual. Si te mudaste, actualízala primero.',
    update: 'Ver tu información personal',
    question: '¿Qué pasó con tu tarjeta?',
    hint: 'Elige una opción para continuar.',
    lost: 'Perdida o robada',
    'lost.text': 'Damos de baja esta tarjeta y te enviamos un reemplazo por correo postal.',
    damaged: 'Dañada',
    'damaged.text': 'Te enviamos una tarjeta nueva en su lugar por correo postal.',
    submit: 'Enviar',
    'lost.received': 'Tu tarjeta de reemplazo debería llegar en 10 a 14 días hábiles',
    'damaged.received': 'Tu nueva tarjeta debería llegar en 10 a 14 días hábiles',
  },
};
