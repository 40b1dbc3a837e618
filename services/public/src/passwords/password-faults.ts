import { PASSWORD_RULES, type PasswordRefusal } from '@reset/api-contract/public/passwords.ts';
import { containsName, isShort, passwordScore, type PasswordOwner } from './password-score.ts';

// Without a period at the end: the browser sets it.
const FAULTS = {
  short: `Your password must be at least ${PASSWORD_RULES.minLength} characters`,
  name: 'Your password must not include your name or other personal information',
  weak: 'You must choose a strong password. Please see requirements below',
};

/** What is wrong with a password for this person, in sentences; none when it will do. */
export function passwordFaults(password: string, owner: PasswordOwner): string[] {
  const faults = [
    ...(isShort(password) ? [FAULTS.short] : []),
    ...(containsName(password, owner) ? [FAULTS.name] : []),
  ];
  if (faults.length > 0) return faults;
  return passwordScore(password, owner) < PASSWORD_RULES.minScore ? [FAULTS.weak] : [];
}

/** The body of a 400 to who chose a password that will not do. */
export const refusedPassword = (errors: string[], requestId: string): PasswordRefusal => ({
  error: 'This password will not do.',
  code: 'password_refused',
  errors,
  request_id: requestId,
});

/** The body of a 400 to whose link is used, too old or none of ours. @param what `Reset password` */
export const refusedToken = (what: string, requestId: string): PasswordRefusal => ({
  error: `${what} token is invalid.`,
  code: 'token_invalid',
  errors: [`${what} token is invalid`],
  request_id: requestId,
});
