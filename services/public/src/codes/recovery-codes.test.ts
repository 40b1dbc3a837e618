import { describe, expect, it } from '@jest/globals';
import { readAttempt } from './codes.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

describe('recovery codes', () => {
  it('are ten of 80 bits, none like another', () => {
    const codes = Array.from({ length: 100 }, newRecoveryCodes).flat();
    expect(new Set(codes).size).toBe(1_000);
    expect(codes.every((code) => code.replaceAll('-', '').length === 16)).toBe(true);
    expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
  });

  it('are known with letters taken for digits, in capitals, with spaces', () => {
    const hash = (typed: string) => hashRecoveryCode(readAttempt(typed)).toString('hex');
    expect(hash('O1I0 LL00-AbCd—efgh')).toBe(hash('0110-1100-abcd-efgh'));
    expect(hash('0110-1100-abcd-efgj')).not.toBe(hash('0110-1100-abcd-efgh'));
  });
});
