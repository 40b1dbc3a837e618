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
export function csrfTokens(secret: Buffer, randomBytes: RandomBytes) {
  const key = createSecretKey(secret);
  const core = (cookie: string) => createHmac('sha256', key).update(cookie).digest();
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
      return timingSafeEqual(unmasked, core(cookie));
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
