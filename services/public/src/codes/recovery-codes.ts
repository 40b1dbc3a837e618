import { createHash, randomBytes } from 'node:crypto';

const RECOVERY_CODES = 10;
const BYTES = 10;
// Crockford's: no letter that is taken for a digit.
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten codes of 80 random bits, as people copy them: `8k2m-…`. They are told once. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

function newCode(): string {
  const bits = randomBytes(BYTES).reduce((all, byte) => (all << 8n) | BigInt(byte), 0n);
  const letters = Array.from(
    { length: (BYTES * 8) / 5 },
    (_, index) => LETTERS[Number((bits >> BigInt(5 * index)) & 31n)],
  );
  return letters.join('').replace(/^(.{4})(.{4})(.{4})(.{4})$/, '$1-$2-$3-$4');
}

/**
 * What of a code is stored. One round is enough: nobody guesses 80 random bits.
 * @param attempt by readAttempt
 */
export const hashRecoveryCode = (attempt: string): Buffer =>
  createHash('sha256').update(attempt.replaceAll('o', '0').replaceAll(/[il]/g, '1')).digest();
