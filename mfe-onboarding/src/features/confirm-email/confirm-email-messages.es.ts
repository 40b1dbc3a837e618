import type { Translation } from '@reset/remote-sdk';
import type { messages } from './confirm-email-messages.ts';

/** Waiting for a confirmed address, in the Spanish of the United States. */
export const confirmEmail: Translation<typeof messages> = {
  namespace: 'mfe-onboarding.confirm-email',
  texts: {
    title: 'Confirma tu correo electrónico',
    text: 'Abre el enlace del correo que enviamos a',
    'text.then': 'Esta página avanza sola cuando lo hagas.',
    textWithoutAddress:
      'Abre el enlace del correo que te enviamos. Esta página avanza sola cuando lo hagas.',
    hint: '¿No lo ves? Puede tardar un minuto, o puede estar en tu carpeta de correo no deseado.',
    resend: 'Reenviar',
    sent: 'Correo enviado',
    'wrong.open': '¿Dirección equivocada?',
    'wrong.title': 'Corrige tu correo electrónico',
    'wrong.text':
      'Escribe la dirección que querías. Enviaremos allí un enlace nuevo, y desde entonces iniciarás sesión con esa dirección. Los enlaces que enviamos antes dejan de funcionar.',
    'wrong.email': 'Correo electrónico',
    'wrong.password': 'Tu contraseña',
    'wrong.submit': 'Enviar un enlace nuevo',
    'wrong.keep': 'Conservar esta dirección',
    'wrong.emailRequired': 'Escribe tu correo electrónico.',
    'wrong.emailInvalid': 'Escribe un correo electrónico como nombre@ejemplo.com.',
    'wrong.emailTooLong': 'Escribe como máximo 255 caracteres.',
    'wrong.passwordRequired': 'Escribe tu contraseña.',
    'wrong.corrected': 'Enviamos un correo a {{email}}.',
    confirmed: 'Tu correo electrónico está confirmado. Estamos revisando tu solicitud.',
    outOfDate:
      'En este momento no podemos saber si confirmaste tu correo electrónico. Seguiremos intentando.',
  },
};
