import type { Language } from '@reset/api-contract/public/language.ts';

export { LOCK_MINUTES, lockedOut } from './lock-out.ts';
export { passwordFaults } from './password-strength.ts';
export { refusedPassword, refusedToken } from './refusals.ts';

/** What the token in the mail serves, and for how long. */
export const RESET_PURPOSE = 'reset_password';
const RESET_MS = 30 * 60_000;

/** The mail with the link, if anybody has the address. */
export const RESET_MAIL_QUEUE = 'password_reset_mail';
/**
 * `language` is the call's, for who has a closed account, of which none is kept; null where the browser
 * did not say, and missing in jobs of an earlier release.
 */
export type ResetMailJob = { reset_id: string; email: string; language?: Language | null };
/** `{ user_id }`: word to whose password was changed. */
export const PASSWORD_CHANGED_QUEUE = 'password_changed_mail';
/** `at` is when; jobs from before the mail said so have none. */
export type PasswordChangedJob = { user_id: string; at?: string };

/** From when on a mail must have been requested to serve still. */
export const oldestReset = (now: Date): Date => new Date(now.getTime() - RESET_MS);

/** Until when the link of a mail serves. */
export const endOfReset = (createdAt: Date): Date => new Date(createdAt.getTime() + RESET_MS);

/** What a password is replaced by, and the browser that the session begins in. */
export type NewPassword = { passwordHash: string; deviceId: string | null; now: Date };
