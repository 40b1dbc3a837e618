import type { Translation } from '@reset/remote-sdk';
import type { messages } from './results-mail-messages.ts';

/** What is said where results are sent by mail, in the Spanish of the United States. */
export const resultsMail: Translation<typeof messages> = {
  namespace: 'mfe-public.results-mail',
  texts: {
    firstName: 'Nombre',
    email: 'Correo electrónico',
    submit: 'Recibir mis resultados',
    nameRequired: 'Escribe tu nombre.',
    nameTooLong: 'Escribe como máximo 100 caracteres.',
    emailRequired: 'Escribe tu correo electrónico.',
    emailInvalid: 'Escribe un correo electrónico como nombre@ejemplo.com.',
    emailTooLong: 'Escribe como máximo 255 caracteres.',
    wait: 'Lo pediste varias veces. Espera un minuto e inténtalo de nuevo.',
    sent: 'Revisa tu bandeja de entrada',
    sentTo: 'Correo enviado a {{email}}',
    sentText:
      'Tiene un enlace a tus resultados. Espera unos minutos y revisa también tu carpeta de correo no deseado.',
    notReceived: 'No recibí un correo',
  },
};
