import { describe, expect, it } from '@jest/globals';
import { endingOf, mayResend } from './ach-transfer.ts';

describe('endingOf', () => {
  it.each([
    ['sent', 'pending', 'refused', null],
    ['sent', 'settled', 'refused', 'settled'],
    ['sent', 'canceled', 'refused', 'refused'],
    ['sent', 'canceled', 'returned', 'returned'],
    ['sent', 'returned', 'refused', 'returned'],
    ['settled', 'pending', 'refused', null],
    ['settled', 'settled', 'refused', null],
    ['settled', 'canceled', 'refused', 'returned'],
    ['settled', 'returned', 'refused', 'returned'],
  ] as const)('of one that is %s with us and %s there (canceled: %s) is %j', (...given) => {
    const [status, issued, canceled, ending] = given;
    expect(endingOf(status, issued, canceled)).toBe(ending);
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
