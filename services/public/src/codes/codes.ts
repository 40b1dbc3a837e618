/** What a code is asked for: signing in, turning the second factor on, or proving oneself once more. */
export type CodePurpose = 'sign_in' | 'enable' | 'confirm';

/** A code that was sent to a phone, or would be again. */
export type Challenge = {
  /** The code is made of it, so that it is stored nowhere. */
  id: string;
  userId: string;
  /** The gateway's, a visitor's too: a code serves in the browser that asked for it alone. */
  sessionId: string;
  purpose: CodePurpose;
  /** Ten digits. */
  phoneNumber: string;
  createdAt: Date;
  /** When it was sent last. */
  sentAt: Date;
  sends: number;
  /** How many codes were looked at that were not it. */
  tries: number;
};

export const CODE_MINUTES = 10;
export const MOST_TRIES = 5;
/** In all, across challenges; then no code of the account is looked at for a while. */
export const MOST_WRONG_CODES = 10;
export const CODE_LOCK_MINUTES = 15;
/** After the first time, which is at once. */
const RESEND_SECONDS = 60;
/** Texts for one account in CODE_LOCK_MINUTES, so that nobody's phone is flooded. */
export const MOST_TEXTS = 10;

export const isExpired = ({ createdAt }: Challenge, now: Date): boolean =>
  now.getTime() > createdAt.getTime() + CODE_MINUTES * 60_000;

/** Seconds until the code may be sent again; 0 is now. */
export const secondsUntilResend = ({ sends, sentAt }: Challenge, now: Date): number =>
  sends < 2
    ? 0
    : Math.max(0, Math.ceil(RESEND_SECONDS - (now.getTime() - sentAt.getTime()) / 1_000));

/** As it was typed, without spaces and dashes, in lower case. */
export const readAttempt = (typed: string): string =>
  typed.replaceAll(/[\s\u2010-\u2015-]/g, '').toLowerCase();

/** Whether it can be out of a text message; a recovery code is longer. */
export const isTextCode = (attempt: string): boolean => /^\d{6}$/.test(attempt);

/** Queue: sends the code of `challenge_id` to its phone. */
export const SEND_CODE = 'second_factor_code';
/** Queue: writes to `user_id` what happened to her second factor. */
export const TELL_OWNER = 'second_factor_notice';

export type SendCodeJob = { challenge_id: string };

export type TellOwnerJob = { user_id: string } & (
  | { what: 'turned_on' }
  | { what: 'turned_off' }
  | { what: 'recovery_code_used'; recovery_codes_left: number }
);
