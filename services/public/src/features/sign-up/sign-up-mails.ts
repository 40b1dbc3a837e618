import type { Language } from '@reset/api-contract/public/language.ts';
import { defineMail, formatMoment, type Mail } from '@reset/service-kit';
import type { Context } from '#context.ts';
import type { User } from '#features/users/users.ts';
import { formerAccountMail } from './former-account-mail.ts';

/** What the token in a mail that confirms an address serves, and for how long. */
export const CONFIRMATION_PURPOSE = 'confirm_email';
export const CONFIRMATION_DAYS = 3;
const CONFIRMATION_MS = CONFIRMATION_DAYS * 86_400_000;

/* Neither mail says a name: whoever typed it may have typed another person's address. */

/** To the owner of an address that was tried for a sign-up. */
export const alreadySignedUpMail = defineMail<{ origin: string }>({
  'en-US': ({ origin }) => ({
    subject: 'You already have an account',
    paragraphs: [
      'Someone just tried to sign up for Reset with this email address. You already have an account with it, so nothing was changed.',
      'If that was you, log in as usual.',
    ],
    action: { label: 'Log in', href: `${origin}/users/sign_in` },
    closing: [
      {
        text: 'Forgot your password?',
        link: { label: 'Choose a new one', href: `${origin}/users/password/forgot` },
      },
      "If it wasn't you, you don't need to do anything.",
    ],
    reason:
      'You got this email because someone entered this address to sign up for Reset, and it belongs to your account.',
  }),
  'es-US': ({ origin }) => ({
    subject: 'Ya tienes una cuenta',
    paragraphs: [
      'Alguien acaba de intentar registrarse en Reset con este correo electrónico. Ya tienes una cuenta con él, así que no cambió nada.',
      'Si fuiste tú, inicia sesión como siempre.',
    ],
    action: { label: 'Iniciar sesión', href: `${origin}/users/sign_in` },
    closing: [
      {
        text: '¿Olvidaste tu contraseña?',
        link: { label: 'Elige una nueva', href: `${origin}/users/password/forgot` },
      },
      'Si no fuiste tú, no tienes que hacer nada.',
    ],
    reason:
      'Recibiste este correo electrónico porque alguien escribió esta dirección para registrarse en Reset, y pertenece a tu cuenta.',
  }),
});

/**
 * Word to who has an address that was tried for a sign-up: that she logs in, or where her account was
 * closed, that nobody does any more.
 * @param language hers; of a closed account none is kept, so that it is the one of who tried
 */
export const takenAddressMail = (
  { closedAt }: Pick<User, 'closedAt'>,
  language: Language | null,
  { config }: Pick<Context, 'config'>,
): Mail =>
  closedAt === null
    ? alreadySignedUpMail(language, { origin: config.ORIGIN })
    : formerAccountMail(language, { closedAt });

/** To an address itself, so that its owner confirms it, and until when its link works. */
export const addressMail = defineMail<{ href: string; expiresAt: Date }>({
  'en-US': ({ href, expiresAt }) => ({
    subject: 'Confirm your email',
    paragraphs: ['Welcome to Reset. Please confirm that this email address is yours.'],
    highlight: {
      label: 'This link works once, until',
      value: formatMoment('en-US', expiresAt),
    },
    action: { label: 'Confirm my email', href },
    closing: ["If you didn't sign up for Reset, you can ignore this email."],
    reason: 'You got this email because someone entered this address to sign up for Reset.',
  }),
  'es-US': ({ href, expiresAt }) => ({
    subject: 'Confirma tu correo electrónico',
    paragraphs: ['Te damos la bienvenida a Reset. Confirma que este correo electrónico es tuyo.'],
    highlight: {
      label: 'Este enlace funciona una vez, hasta el',
      value: formatMoment('es-US', expiresAt),
    },
    action: { label: 'Confirmar mi correo electrónico', href },
    closing: ['Si no te registraste en Reset, puedes ignorar este correo electrónico.'],
    reason:
      'Recibiste este correo electrónico porque alguien escribió esta dirección para registrarse en Reset.',
  }),
});

/**
 * To the address itself, so that its owner confirms it.
 * @param confirmation its id, and when it was asked for
 */
export function confirmationMail(
  language: Language | null,
  { config, linkTokens }: Pick<Context, 'config' | 'linkTokens'>,
  { id, createdAt }: { id: string; createdAt: Date },
): Mail {
  const token = linkTokens.issue(CONFIRMATION_PURPOSE, id);
  return addressMail(language, {
    href: `${config.ORIGIN}/users/confirmation?confirmation_token=${token}`,
    expiresAt: new Date(createdAt.getTime() + CONFIRMATION_MS),
  });
}
