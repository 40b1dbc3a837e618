import { composeMail } from '@reset/service-kit';
import { RESET_MINUTES } from './passwords.ts';

/** The link to choose a new password. */
export const resetPasswordMail = (href: string) =>
  composeMail({
    subject: 'Reset your password',
    paragraphs: [
      'Somebody has asked for a new password for your Reset account. If that was you, choose one now.',
      `The link serves once, for ${RESET_MINUTES} minutes.`,
    ],
    action: { label: 'Choose a new password', href },
    closing: ['If it was not you, ignore this mail. Your password stays as it is.'],
  });

/** After every change, so that nobody's password is changed behind her back. */
export const passwordChangedMail = (origin: string) =>
  composeMail({
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Reset account has just been changed, and you were signed out everywhere else.',
      'If that was you, there is nothing to do.',
    ],
    action: { label: 'It was not me', href: `${origin}/users/password/forgot` },
    closing: ['If it was not you, choose a new password at once.'],
  });
