import type { RandomBytes } from '@reset/service-kit';
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

const SIZE = 32;
const LENGTH = 86; // 64 bytes in base64url

export type CsrfTokens = ReturnType<typeof csrfTokens>;

/**
 * Tokens that belong to one session cookie: a keyed hash of it under a random
 * mask. The mask differs on every page, so that compressed pages give nothing
 * away (BREACH); a new cookie makes every old token worthless.
 */
export function csrfTokens(secret: Buffer, randomBytes: RandomBytes, maxKnown = 10_000) {
  const key = createSecretKey(secret);
  // The cores of cookies that came with a valid token, so that strangers do not fill it. They follow
  // from the cookie alone and are never out of date: whether there is such a session is asked elsewhere.
  const known = new Map<string, Buffer>();
  const core = (cookie: string) =>
    known.get(cookie) ?? createHmac('sha256', key).update(cookie).digest();
  const keep = (cookie: string, its: Buffer) => {
    if (known.size >= maxKnown) known.clear();
    known.set(cookie, its);
  };
  return {
    issue(cookie: string): string {
      const mask = randomBytes(SIZE);
      return Buffer.concat([mask, xor(core(cookie), mask)]).toString('base64url');
    },

    /** Compares in constant time. A visitor without a cookie has no valid token. */
    verify(token: string | undefined, cookie: string | null): boolean {
      if (cookie === null || token?.length !== LENGTH) return false;
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== 2 * SIZE) return false;
      const unmasked = xor(bytes.subarray(SIZE), bytes.subarray(0, SIZE));
      const isValid = timingSafeEqual(unmasked, core(cookie));
      if (isValid && !known.has(cookie)) keep(cookie, unmasked);
      return isValid;
    },
  };
}

function xor(left: Buffer, right: Buffer): Buffer {
  const result = Buffer.allocUnsafe(SIZE);
  for (let index = 0; index < SIZE; index += 1) {
    result[index] = (left[index] ?? 0) ^ (right[index] ?? 0);
  }
  return result;
}
