import type { Translation } from '@reset/remote-sdk';
import type { messages } from './card-application-messages.ts';

/** What is said of the application for the card, in the Spanish of the United States. */
export const cardApplication: Translation<typeof messages> = {
  namespace: 'mfe-member.card-application',
  texts: {
    'title.apply': 'Solicita la tarjeta',
    'title.finish': 'Termina de configurar tu cuenta',
    'title.continue': 'Continúa tu solicitud de la tarjeta',
    'title.progress': 'Tu solicitud de la tarjeta está en curso',
    'title.cancelled': 'Cancelaste tu solicitud',
    'title.unavailable': 'La tarjeta todavía no está disponible donde vives',
    'title.refused': 'Tu solicitud de la tarjeta',
    'title.waitlist': 'Estás en nuestra lista de espera',
    'title.taxes': 'Continúa tu declaración de impuestos',

    'text.apply': 'Recibe parte de tu sueldo antes del día de pago. Mira cuánto puedes tener.',
    'text.signup': 'Lo que sigue: terminar de registrarte.',
    'text.bank_linking': 'Lo que sigue: conectar tu cuenta corriente.',
    'text.payroll_linking': 'Lo que sigue: conectar tu nómina.',
    'text.direct_deposit_not_found': 'No encontramos tu depósito directo. Mira tus opciones.',
    'text.unsupported_bank': 'Necesitamos más que tu cuenta bancaria. Mira tus opciones.',
    'text.confirm_email': 'Lo que sigue: confirmar tu correo electrónico.',
    'text.reconnect':
      'Lo que sigue: volver a conectar lo que dejó de enviarnos datos, para que podamos continuar.',
    'text.terms_acceptance': 'Lo que sigue: leer y aceptar los términos.',
    'text.personal_info_submission': 'Lo que sigue: decirnos quién eres.',
    'text.identity_verification': 'Lo que sigue: verificar tu identidad.',
    'text.identity_check':
      'Estamos verificando tu identidad, lo que tarda de un minuto a unos días. Tu próximo paso estará aquí.',
    'text.repayment_setup': 'Lo que sigue: configurar cómo pagas.',
    'text.reading':
      'Estamos buscando tu sueldo en las cuentas que conectaste. Tu próximo paso estará aquí.',
    'text.waitlist':
      'Te avisaremos en cuanto podamos trabajar con la forma en que te pagan. ¿Algo cambió? Puedes volver a responder las preguntas.',
    'text.cancelled': 'Puedes empezar de nuevo cuando quieras.',
    'text.unavailable':
      'Puedes decirnos si te mudaste, o elegir que te enviemos un correo electrónico cuando esté disponible.',
    'text.awaited':
      'Te enviaremos un correo electrónico una sola vez, cuando la tarjeta esté disponible donde vives.',
    'text.refused': 'No podemos seguir adelante con ella en este momento.',
    'text.issuing':
      'Estamos haciendo tu tarjeta. Te enviaremos un correo electrónico cuando esté lista.',

    'text.taxes': 'Lo que nos dijiste está guardado. Continúa donde te quedaste.',

    'action.apply': 'Empezar tu solicitud',
    'action.continue': 'Continuar',
    'action.look': 'Ver tu solicitud',
  },
};
