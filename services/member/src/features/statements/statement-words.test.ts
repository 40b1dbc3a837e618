import { describe, expect, it } from '@jest/globals';
import { dollars, monthOf, shortDay, subtypeLabel } from './statement-words.ts';

describe('dollars', () => {
  it.each([
    [0, '$0.00'],
    [1, '$0.01'],
    [2_415, '$24.15'],
    [123_456_789, '$1,234,567.89'],
    [-1, '−$0.01'],
    [-2_415, '−$24.15'],
  ])('says %i cents as %s', (cents, said) => expect(dollars(cents)).toBe(said));
});

describe('days', () => {
  it.each([
    ['2026-11-01', 'Nov 1, 2026', 'November 2026'],
    ['2026-12-31', 'Dec 31, 2026', 'December 2026'],
  ] as const)('are the day itself wherever it is read: %s', (day, short, month) => {
    expect([shortDay(day), monthOf(day)]).toEqual([short, month]);
  });
});

describe('subtypeLabel', () => {
  it('names what the memo does not say', () => {
    expect(subtypeLabel('purchase')).toBe('Purchase');
    expect(subtypeLabel('refund')).toBe('Refund');
    expect(subtypeLabel('repayment')).toBe('Arrived with us');
    expect(subtypeLabel('direct_deposit')).toBeNull();
  });
});
