import { composeMail, formatMoment } from '@reset/service-kit';
import type { Context } from '#context.ts';

/** What the token in a mail that confirms an address serves, and for how long. */
export const CONFIRMATION_PURPOSE = 'confirm_email';
export const CONFIRMATION_DAYS = 3;
const CONFIRMATION_MS = CONFIRMATION_DAYS * 86_400_000;

/* Neither mail says a name: whoever typed it may have typed another person's address. */

/** To the owner of an address that was tried for a sign-up. */
export const alreadySignedUpMail = (origin: string) =>
  composeMail({
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
  });

/**
 * To the address itself, so that its owner confirms it.
 * @param confirmation its id, and when it was asked for
 */
export function confirmationMail(
  { config, linkTokens }: Context,
  { id, createdAt }: { id: string; createdAt: Date },
) {
  const token = linkTokens.issue(CONFIRMATION_PURPOSE, id);
  return composeMail({
    subject: 'Confirm your email',
    paragraphs: ['Welcome to Reset. Please confirm that this email address is yours.'],
    highlight: {
      label: 'This link works once, until',
      value: formatMoment(new Date(createdAt.getTime() + CONFIRMATION_MS)),
    },
    action: {
      label: 'Confirm my email',
      href: `${config.ORIGIN}/users/confirmation?confirmation_token=${token}`,
    },
    closing: ["If you didn't sign up for Reset, you can ignore this email."],
    reason: 'You got this email because someone entered this address to sign up for Reset.',
  });
}
