import { newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { codeOf, hashRecoveryCode, isCodeOf, newRecoveryCodes, readAttempt } from './codes.ts';

const KEY = Buffer.alloc(32, 7);

describe('codeOf', () => {
  it('is six digits, the same for the same challenge and key alone', () => {
    const id = newId();
    expect(codeOf(KEY, id)).toMatch(/^\d{6}$/);
    expect(codeOf(KEY, id)).toBe(codeOf(KEY, id));
    expect(isCodeOf(KEY, id, codeOf(KEY, id))).toBe(true);
    expect(isCodeOf(Buffer.alloc(32, 8), id, codeOf(KEY, id))).toBe(false);
  });

  it('spreads evenly: of 20 000 each first digit comes up about as often', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (let made = 0; made < 20_000; made++) {
      const digit = Number(codeOf(KEY, `00000000-0000-7000-8000-${made}`)[0]);
      counts[digit] = (counts[digit] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(220);
  });
});

describe('recovery codes', () => {
  it('are ten of 120 bits, none like another', () => {
    const codes = Array.from({ length: 100 }, newRecoveryCodes).flat();
    expect(new Set(codes).size).toBe(1_000);
    expect(codes.every((code) => code.replaceAll('-', '').length === 24)).toBe(true);
    expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
  });

  it('are known with letters taken for digits, in capitals, with spaces', () => {
    const hash = (typed: string) => hashRecoveryCode(readAttempt(typed)).toString('hex');
    expect(hash('O1I0 LL00-AbCd—efgh')).toBe(hash('0110-1100-abcd-efgh'));
    expect(hash('0110-1100-abcd-efgj')).not.toBe(hash('0110-1100-abcd-efgh'));
  });
});
