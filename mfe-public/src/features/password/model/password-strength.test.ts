import { passwordVectors } from '@reset/api-contract/public/password-vectors.ts';
import { describe, expect, it } from '@jest/globals';
import { estimateGuessing } from './guessing/estimate-guessing.ts';
import { meterFill, passwordScore, scoreName } from './password-strength.ts';

const ana = { firstName: 'Ana', lastName: 'Lopez' };
const al = { firstName: 'Al', lastName: 'Ng' };
const GREAT = 4;

describe('passwordScore', () => {
  it.each(passwordVectors)('scores $password as the service does: $why', (vector) => {
    const { password, firstName, lastName } = vector;
    // The address is known to the service only; it is in no password that is to be good.
    const guessing = estimateGuessing(password, [firstName, lastName, vector.email]);
    const score = passwordScore(guessing, password, { firstName, lastName });
    expect(score).toBeGreaterThanOrEqual(vector.minScore);
    expect(score).toBeLessThanOrEqual(vector.maxScore);
  });

  it('is fair at most below 12 characters [PUB-087]', () => {
    expect(passwordScore(GREAT, 'kX9$w!q2@Zr', ana)).toBe(2);
    expect(passwordScore(GREAT, 'kX9$w!q2@Zr7', ana)).toBe(4);
  });

  it('is weak with a name in it, in whatever case [PUB-086]', () => {
    expect(passwordScore(GREAT, 'violet-LOPEZ-58-moon', ana)).toBe(1);
    expect(passwordScore(GREAT, 'violet-banana-58-moon', ana)).toBe(1);
    expect(passwordScore(GREAT, 'violet-tractor-58-moon', ana)).toBe(4);
  });

  it('does not count names of one or two letters, or none [PUB-091]', () => {
    expect(passwordScore(GREAT, 'totally-Different-77', al)).toBe(4);
    expect(passwordScore(GREAT, 'totally-Different-77', { firstName: '', lastName: '' })).toBe(4);
  });

  it('tells what everybody chooses from words of chance [PUB-090]', () => {
    expect(estimateGuessing('password1234', [])).toBeLessThan(3);
    expect(estimateGuessing('correct-Horse-battery-9', [])).toBeGreaterThanOrEqual(3);
  });
});

describe('scoreName', () => {
  it('names the scores from 0 to 4 [PUB-082]', () => {
    expect([0, 1, 2, 3, 4].map(scoreName)).toEqual(['none', 'weak', 'fair', 'good', 'great']);
  });
});

describe('meterFill', () => {
  it('grows with score and length [PUB-088]', () => {
    expect(meterFill(3, 'x'.repeat(12))).toBe(1);
    expect(meterFill(2, 'x'.repeat(6))).toBe(0.625);
    expect(meterFill(0, '')).toBe(0);
    expect(meterFill(1, 'x'.repeat(40))).toBe(meterFill(1, 'x'.repeat(12)));
  });

  it('is never more than full [PUB-089]', () => {
    expect(meterFill(4, 'x'.repeat(12))).toBe(1);
  });
});
