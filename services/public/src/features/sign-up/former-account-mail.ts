import type { Language } from '@reset/api-contract/public/language.ts';
import { defineMail } from '@reset/service-kit';
import { RULES_ZONE } from '@reset/service-kit/calendar/calendar-date.ts';

// With its year, as records of a closed account are kept for years.
const dayIn = (language: Language, moment: Date): string =>
  new Intl.DateTimeFormat(language, { timeZone: RULES_ZONE, dateStyle: 'long' }).format(moment);

/**
 * To who had the account with an address, once somebody enters that to sign up or for a new password:
 * the account is closed, and what of it is kept keeps the address as well. It says no name and has no
 * link, as nothing that she could do leads anywhere but to support.
 */
export const formerAccountMail = defineMail<{ closedAt: Date }>({
  'en-US': ({ closedAt }) => ({
    subject: 'The account with this address is closed',
    paragraphs: [
      'Someone just entered this email address at Reset, to sign up or to ask for a new password. The account with it is closed, so nothing was changed.',
      "Nobody can log in to a closed account or get a new password for it, and signing up with this address doesn't open it again.",
      'If you want an account again, or a copy of what we keep from the closed one, write to us at the address below.',
    ],
    highlight: { label: 'It was closed on', value: dayIn('en-US', closedAt) },
    closing: ["If it wasn't you, you don't need to do anything."],
    reason:
      'You got this email because someone entered this address at Reset, and the account with it is closed.',
  }),
  'es-US': ({ closedAt }) => ({
    subject: 'La cuenta con esta dirección está cerrada',
    paragraphs: [
      'Alguien acaba de escribir este correo electrónico en Reset, para registrarse o para pedir una contraseña nueva. La cuenta con él está cerrada, así que no cambió nada.',
      'Nadie puede iniciar sesión en una cuenta cerrada ni obtener una contraseña nueva para ella, y registrarse con esta dirección no la vuelve a abrir.',
      'Si quieres una cuenta otra vez, o una copia de lo que conservamos de la cerrada, escríbenos a la dirección de abajo.',
    ],
    highlight: { label: 'Se cerró el', value: dayIn('es-US', closedAt) },
    closing: ['Si no fuiste tú, no tienes que hacer nada.'],
    reason:
      'Recibiste este correo electrónico porque alguien escribió esta dirección en Reset, y la cuenta con ella está cerrada.',
  }),
});
