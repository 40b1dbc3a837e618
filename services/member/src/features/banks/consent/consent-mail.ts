import { defineMail } from '@reset/service-kit';
import { formatDay } from '#calendar/format-day.ts';
import type { ConsentMailJob } from './consent.ts';

/** To a member whose bank is about to stop sharing her data, ahead of the day on which it does. */
export const consentMail = defineMail<ConsentMailJob & { origin: string }>({
  'en-US': ({ bank_name: bank, day, origin }) => ({
    subject: `Reconnect ${bank} by ${formatDay('en-US', day)}`,
    paragraphs: [
      `${bank} asks you to confirm every now and then that you want to share your balance and transactions with Reset. It stops sharing them on ${formatDay('en-US', day)} unless you reconnect before then.`,
      'It takes a minute. If you reconnect in time, nothing changes. If you do not, your spending limit may go down until you do.',
    ],
    action: { label: 'Reconnect', href: `${origin}/dashboard` },
    closing: ["We never ask for your bank's password or your account number by email."],
    reason: 'You got this email because your bank account is connected to Reset.',
  }),
  'es-US': ({ bank_name: bank, day, origin }) => ({
    subject: `Vuelve a conectar ${bank} a más tardar el ${formatDay('es-US', day)}`,
    paragraphs: [
      `${bank} te pide de vez en cuando que confirmes que quieres compartir tu saldo y tus transacciones con Reset. Dejará de compartirlos el ${formatDay('es-US', day)} a menos que te vuelvas a conectar antes.`,
      'Solo toma un minuto. Si te conectas a tiempo, nada cambia. Si no, tu límite de gasto puede bajar hasta que lo hagas.',
    ],
    action: { label: 'Volver a conectar', href: `${origin}/dashboard` },
    closing: [
      'Nunca te pedimos la contraseña de tu banco ni tu número de cuenta por correo electrónico.',
    ],
    reason: 'Recibiste este correo electrónico porque tu cuenta bancaria está conectada a Reset.',
  }),
});
