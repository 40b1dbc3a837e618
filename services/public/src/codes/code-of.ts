import { createHmac, timingSafeEqual } from 'node:crypto';

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
