import { describe, expect, it } from '@jest/globals';
import { afterReturn, countsFrom, presentAgainOn, returnReason } from './debits.ts';

describe('countsFrom', () => {
  it.each([
    ['2026-11-23', '2026-11-26'],
    // Thanksgiving, and the weekend.
    ['2026-11-25', '2026-12-01'],
  ])('one that settled on %s counts from %s', (settledOn, day) => {
    expect(countsFrom(settledOn)).toBe(day);
  });
});

describe('afterReturn', () => {
  it.each([
    ['R01', 'present_again', 'short_balance'],
    ['R09', 'present_again', 'short_balance'],
    ['R06', 'go_on', 'mistake'],
    ['R11', 'go_on', 'mistake'],
    ['R02', 'stop', 'not_allowed'],
    ['R98', 'stop', 'not_allowed'],
    [null, 'stop', 'not_allowed'],
  ])('of %j is %s', (code, after, reason) => {
    expect(afterReturn(code)).toBe(after);
    expect(returnReason('returned', code)).toBe(reason);
    expect(returnReason('settled', code)).toBeNull();
  });
});

describe('presentAgainOn', () => {
  it('is the second banking day after, twice', () => {
    const first = '2026-11-20';
    expect(presentAgainOn('2026-11-24', { first, presented: 1 })).toBe('2026-11-27');
    expect(presentAgainOn('2026-11-24', { first, presented: 2 })).toBe('2026-11-27');
    expect(presentAgainOn('2026-11-24', { first, presented: 3 })).toBeNull();
  });

  it('is at the latest 180 days after the first time', () => {
    expect(presentAgainOn('2026-11-23', { first: '2026-05-29', presented: 1 })).toBe('2026-11-25');
    expect(presentAgainOn('2026-11-23', { first: '2026-05-28', presented: 1 })).toBeNull();
  });
});
