import type { RandomBytes } from '@reset/service-kit';
import { Secret, TOTP } from 'otpauth';

/* What authenticator apps reckon with (RFC 6238), as all of them understand it. */

/** How long a key waits for its first code. */
export const SET_UP_MINUTES = 10;

const KEY_BYTES = 20;
// By HMAC-SHA-1, six digits, 30 seconds: several apps pass over any other wish in silence.
const REACH = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Before and after now: clocks differ, and typing takes its time. */
const DRIFT_STEPS = 1;

/** A new key: 160 random bits in base32, as people can type it. */
export const newAppKey = (randomBytes: RandomBytes): string =>
  new Secret({ buffer: new Uint8Array(randomBytes(KEY_BYTES)).buffer }).base32;

/** The address by which an app takes the key from a picture, and names the account. */
export const appAddress = (key: string, email: string): string => totp(key, email).toString();

/**
 * The 30 seconds that a code belongs to, counted from 1970; null when it is wrong, or of a step
 * that has been taken.
 * @param attempt six digits
 * @param lastStep of the code that was taken last; null when none was
 */
export function stepOf(
  key: string,
  attempt: string,
  { lastStep, now }: { lastStep: number | null; now: Date },
): number | null {
  const timestamp = now.getTime();
  const app = totp(key);
  const drift = app.validate({ token: attempt, timestamp, window: DRIFT_STEPS });
  if (drift === null) return null;
  const step = app.counter({ timestamp }) + drift;
  return lastStep !== null && step <= lastStep ? null : step;
}

const totp = (key: string, label = ''): TOTP =>
  new TOTP({ ...REACH, issuer: 'Reset', label, secret: Secret.fromBase32(key) });
