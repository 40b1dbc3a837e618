import type { Translation } from '@reset/remote-sdk';
import type { messages } from './card-issuance-messages.ts';

/** The wait for the card and its reveal, in the Spanish of the United States. */
export const cardIssuance: Translation<typeof messages> = {
  namespace: 'mfe-onboarding.card-issuance',
  texts: {
    'wait.title': 'Estamos haciendo tu tarjeta',
    'wait.text':
      'Ya no tienes que hacer nada. Por lo general tarda menos de un minuto, y la página avanza sola.',
    'wait.repayment': 'Elegiste cómo pagar lo que gastas',
    'wait.account': 'Tu cuenta está abierta',
    'wait.account.now': 'Abriendo tu cuenta',
    'wait.card': 'Tu tarjeta está emitida',
    'wait.card.now': 'Emitiendo tu tarjeta',
    'wait.card.later': 'Tu tarjeta',
    'wait.delayed':
      'Esto está tardando más de lo normal, y seguimos intentando. Si tarda más de una hora, una persona lo revisa, a más tardar el siguiente día hábil. No tienes que quedarte: te enviaremos un correo electrónico cuando tu tarjeta esté lista.',
    'wait.issuer_review':
      'El emisor de nuestra tarjeta está revisando tus datos una vez más. Por lo general tarda un día hábil. Te enviaremos un correo electrónico.',
    'wait.dashboard': 'Ir a tu inicio',
    'refused.title': 'Todavía no se pudo emitir tu tarjeta',
    'refused.text':
      'El banco que emite la tarjeta no pudo abrir tu cuenta. Una persona lo revisa, a más tardar el siguiente día hábil, y te enviaremos un correo electrónico. No tienes que hacer nada; comunícate con nosotros con Necesito ayuda si tienes preguntas.',
    'refused.state': 'En revisión',

    'reveal.title': 'Llegó tu tarjeta Reset',
    'reveal.text': 'Funciona de inmediato, en internet y dondequiera que se acepte Visa en EE. UU.',
    'reveal.card': 'Tarjeta virtual Reset terminada en {{digits}}',
    'reveal.brand': 'Reset',
    'reveal.show': 'Mostrar el número de la tarjeta',
    'reveal.hide': 'Ocultar el número de la tarjeta',
    'reveal.number': 'El número de tu tarjeta, su vencimiento y su CVV',
    'reveal.cannotShow':
      'El número no se puede mostrar en este momento. Lo encuentras en tu inicio.',
    'reveal.limit': 'Puedes gastar hasta',
    'reveal.limit.untilDate': 'hasta el día de pago, el {{date}}',
    'reveal.limit.how': 'Cómo se calcula',
    'reveal.limit.later': 'Tu límite de gasto, y de qué se compone, está en tu inicio.',
    'reveal.why': 'Depende de lo que has ganado desde tu último día de pago y de tus facturas.',
    'reveal.why.refund': 'Todo es una parte de tu reembolso de impuestos, con el que se paga.',
    'reveal.why.both':
      '{{amount}} de ese monto son una parte de tu reembolso de impuestos, con el que se paga. El resto depende de lo que has ganado desde tu último día de pago y de tus facturas.',
    'reveal.wallet': 'Paga con tu teléfono: agrega la tarjeta a su billetera.',
    'wallet.title': 'Agregar a una billetera',
    'wallet.account': 'Cuenta',
    'wallet.failed': 'No pudimos cargar tu tarjeta.',
    'wallet.back': 'Volver',
    'wallet.apple': 'Apple Wallet',
    'wallet.apple.1': 'Abre la aplicación Wallet y toca el signo más.',
    'wallet.apple.2':
      'Elige Tarjeta de débito o crédito y luego Ingresar detalles de la tarjeta manualmente.',
    'wallet.apple.3':
      'Presiona “Mostrar el número de la tarjeta” arriba, escribe el número, el vencimiento y el CVV, y sigue los pasos.',
    'wallet.google': 'Google Wallet',
    'wallet.google.1': 'Abre la aplicación Google Wallet y toca Agregar a la Billetera.',
    'wallet.google.2': 'Elige Tarjeta de pago y luego Nueva tarjeta de crédito o débito.',
    'wallet.google.3':
      'Presiona “Mostrar el número de la tarjeta” arriba, escribe el número, el vencimiento y el CVV, y sigue los pasos.',
    'reveal.done': 'Ir a mi inicio',
    'ready.title': 'Tu tarjeta está lista',
    'ready.dashboard': 'Ir a tu inicio',
  },
};
