import { describe, expect, it } from '@jest/globals';
import { mayResend, stepFor } from './payouts.ts';

describe('stepFor', () => {
  it.each([
    ['sent', 'pending', null],
    ['sent', 'completed', 'settle'],
    ['sent', 'canceled', 'give_back'],
    ['sent', 'returned', 'give_back'],
    ['settled', 'pending', null],
    ['settled', 'completed', null],
    ['settled', 'canceled', 'take_back'],
    ['settled', 'returned', 'take_back'],
  ] as const)('of one that is %s with us and %s there is %j', (status, issuer, step) => {
    expect(stepFor(status, issuer)).toBe(step);
  });
});

describe('mayResend', () => {
  it('says so of what was never sent, and for less than a day of what was', () => {
    const now = new Date('2026-11-24T20:00:00Z');
    const ago = (ms: number) => new Date(now.getTime() - ms);
    expect(mayResend(null, now)).toBe(true);
    expect(mayResend(ago(86_399_999), now)).toBe(true);
    expect(mayResend(ago(86_400_000), now)).toBe(false);
  });
});
