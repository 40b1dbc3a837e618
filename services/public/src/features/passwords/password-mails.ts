import { composeMail, formatMoment, happenedAt } from '@reset/service-kit';
import type { PasswordChangedJob } from './passwords.ts';

/**
 * The link to choose a new password.
 * @param expiresAt until when it works
 */
export const resetPasswordMail = (href: string, expiresAt: Date) =>
  composeMail({
    subject: 'Reset your password',
    paragraphs: [
      'Someone asked for a new password for your Reset account. If it was you, choose one now.',
    ],
    highlight: { label: 'This link works once, until', value: formatMoment(expiresAt) },
    action: { label: 'Choose a new password', href },
    closing: ["If it wasn't you, you can ignore this email. Your password stays the same."],
    reason:
      'You got this email because someone asked for a new password for the account with this address.',
  });

/** After every change, so that nobody's password is changed behind her back. */
export const passwordChangedMail = ({ at }: PasswordChangedJob, origin: string) =>
  composeMail({
    subject: 'Your password was changed',
    paragraphs: [
      'The password for your Reset account was changed, and you were logged out everywhere else.',
      "If that was you, there's nothing to do. If it wasn't, choose a new password right away.",
    ],
    ...happenedAt(at),
    action: { label: "It wasn't me", href: `${origin}/users/password/forgot` },
    reason: 'We send this email every time the password of an account changes.',
  });
