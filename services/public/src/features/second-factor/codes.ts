import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a code is for: signing in, turning the second factor on, or proving oneself once more. */
export type CodePurpose = 'sign_in' | 'enable' | 'confirm';

/** A code that is awaited. */
export type Challenge = {
  /** The code is made of it, so that it is stored nowhere. */
  id: string;
  userId: string;
  /** The gateway's, a visitor's too: a code serves only in the browser that requested it. */
  sessionId: string;
  purpose: CodePurpose;
  /** Ten digits; null while no text was sent, and it only counts guesses at an app's code. */
  phoneNumber: string | null;
  createdAt: Date;
  /** When it was sent last. */
  sentAt: Date;
  sends: number;
  /** How many codes were compared with it that were not it. */
  tries: number;
};

export const CODE_MINUTES = 10;
export const MAX_TRIES = 5;
/** In all, across challenges; then no code of the account is looked at for a while. */
export const MAX_WRONG_CODES = 10;
export const CODE_LOCK_MINUTES = 15;
/** After the first time, which is at once. */
const RESEND_SECONDS = 60;
/** Texts for one account in CODE_LOCK_MINUTES, so that nobody's phone is flooded. */
export const MAX_TEXTS = 10;

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

/** Whether it can be out of a text message or an app; a recovery code is longer. */
export const isTextCode = (attempt: string): boolean => /^\d{6}$/.test(attempt);

const CODES = 1_000_000n;

/**
 * The six digits of a challenge, the same every time, so that a text that is sent
 * twice says the same twice. 64 bits of the hash are divided by a million: no code
 * is likelier than another by more than one part in ten billion.
 * @param key 32 bytes that only this service has
 */
export function codeOf(key: Buffer, challengeId: string): string {
  const mac = createHmac('sha256', key).update(`second_factor_code\n${challengeId}`).digest();
  return String(mac.readBigUInt64BE() % CODES).padStart(6, '0');
}

/** In constant time. @param attempt six digits */
export const isCodeOf = (key: Buffer, challengeId: string, attempt: string): boolean =>
  timingSafeEqual(Buffer.from(codeOf(key, challengeId)), Buffer.from(attempt));

const RECOVERY_CODES = 10;
/** 120 bits: below 112 they would have to be stored by a password hash (ASVS 6.5.2). */
const BYTES = 15;
// Crockford's: no letter that is taken for a digit.
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten codes of 120 random bits, as people copy them: `8k2m-…`. They are shown once. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

function newRecoveryCode(): string {
  const bits = randomBytes(BYTES).reduce((all, byte) => (all << 8n) | BigInt(byte), 0n);
  const letters = Array.from(
    { length: (BYTES * 8) / 5 },
    (_, index) => LETTERS[Number((bits >> BigInt(5 * index)) & 31n)],
  );
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
}

/**
 * What of a recovery code is stored. One round is enough: nobody guesses 120 random bits.
 * @param attempt by readAttempt
 */
export const hashRecoveryCode = (attempt: string): Buffer =>
  createHash('sha256').update(attempt.replaceAll('o', '0').replaceAll(/[il]/g, '1')).digest();
