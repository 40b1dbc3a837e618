import { composeMail } from '@reset/service-kit';
import type { Context } from '#context.ts';

/** What the token in a mail that confirms an address serves, and for how long. */
export const CONFIRMATION_PURPOSE = 'confirm_email';
export const CONFIRMATION_DAYS = 3;

/* Neither mail says a name: whoever typed it may have typed another person's address. */

/** To the owner of an address that was tried for a sign-up. */
export const alreadySignedUpMail = (origin: string) =>
  composeMail({
    subject: 'You already have an account',
    paragraphs: [
      'Somebody has just signed up for Reset with this email address. You already have an account with it, so nothing was changed.',
      'If that was you, sign in as before.',
    ],
    action: { label: 'Sign in', href: `${origin}/users/sign_in` },
    closing: [
      `Forgot your password? Choose a new one: ${origin}/users/password/forgot`,
      'If it was not you, you need not do anything.',
    ],
  });

/**
 * To the address itself, so that its owner confirms it.
 * @param id of the confirmation
 */
export function confirmationMail({ config, linkTokens }: Context, id: string) {
  const token = linkTokens.issue(CONFIRMATION_PURPOSE, id);
  return composeMail({
    subject: 'Confirm your email',
    paragraphs: [
      'Welcome to Reset. Please confirm that this email address is yours.',
      `The link serves once, for ${CONFIRMATION_DAYS} days.`,
    ],
    action: {
      label: 'Confirm my email',
      href: `${config.ORIGIN}/users/confirmation?confirmation_token=${token}`,
    },
    closing: ['If you did not sign up for Reset, ignore this mail.'],
  });
}
