import { composeMail } from '@reset/service-kit';

/* Neither mail says a name: whoever typed it may have typed somebody else's address. */

/** To the owner of an address that somebody tried to sign up with. */
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
