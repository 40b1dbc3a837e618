import { defineMail, formatMoment, happenedAt } from '@reset/service-kit';
import type { PasswordChangedJob } from './passwords.ts';

/** The link to choose a new password, and until when it works. */
export const resetPasswordMail = defineMail<{ href: string; expiresAt: Date }>({
  'en-US': ({ href, expiresAt }) => ({
    subject: 'Reset your password',
    paragraphs: [
      'Someone asked for a new password for your Reset account. If it was you, choose one now.',
    ],
    highlight: { label: 'This link works once, until', value: formatMoment('en-US', expiresAt) },
    action: { label: 'Choose a new password', href },
    closing: ["If it wasn't you, you can ignore this email. Your password stays the same."],
    reason:
      'You got this email because someone asked for a new password for the account with this address.',
  }),
  'es-US': ({ href, expiresAt }) => ({
    subject: 'Restablece tu contraseña',
    paragraphs: [
      'Alguien pidió una contraseña nueva para tu cuenta de Reset. Si fuiste tú, elige una ahora.',
    ],
    highlight: {
      label: 'Este enlace funciona una vez, hasta el',
      value: formatMoment('es-US', expiresAt),
    },
    action: { label: 'Elegir una contraseña nueva', href },
    closing: [
      'Si no fuiste tú, puedes ignorar este correo electrónico. Tu contraseña sigue siendo la misma.',
    ],
    reason:
      'Recibiste este correo electrónico porque alguien pidió una contraseña nueva para la cuenta con esta dirección.',
  }),
});

/** After every change, so that nobody's password is changed behind her back. */
export const passwordChangedMail = defineMail<Pick<PasswordChangedJob, 'at'> & { origin: string }>({
  'en-US': ({ at, origin }) => ({
    subject: 'Your password was changed',
    paragraphs: [
      'The password for your Reset account was changed, and you were logged out everywhere else.',
      "If that was you, there's nothing to do. If it wasn't, choose a new password right away.",
    ],
    ...happenedAt('en-US', at),
    action: { label: "It wasn't me", href: `${origin}/users/password/forgot` },
    reason: 'We send this email every time the password of an account changes.',
  }),
  'es-US': ({ at, origin }) => ({
    subject: 'Se cambió tu contraseña',
    paragraphs: [
      'Se cambió la contraseña de tu cuenta de Reset, y se cerró tu sesión en todos los demás lugares.',
      'Si fuiste tú, no hay nada que hacer. Si no, elige una contraseña nueva de inmediato.',
    ],
    ...happenedAt('es-US', at),
    action: { label: 'No fui yo', href: `${origin}/users/password/forgot` },
    reason: 'Enviamos este correo electrónico cada vez que cambia la contraseña de una cuenta.',
  }),
});
