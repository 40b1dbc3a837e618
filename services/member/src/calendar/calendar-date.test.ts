import { describe, expect, it } from '@jest/globals';
import { dayOf, isDay, readInstant } from './calendar-date.ts';

describe('dayOf', () => {
  it.each([
    ['2026-11-21T07:59:59Z', '2026-11-20'],
    ['2026-11-21T08:00:00Z', '2026-11-21'],
    // Summer time: midnight in Los Angeles is at 7, not at 8.
    ['2026-07-01T06:59:59Z', '2026-06-30'],
    ['2026-07-01T07:00:00Z', '2026-07-01'],
  ])('reads %s as %s in Los Angeles', (instant, day) => {
    expect(dayOf(new Date(instant))).toBe(day);
  });
});

describe('isDay', () => {
  it.each(['2026-11-20', '2028-02-29', '1900-01-01', '2199-12-31'])('takes %s', (day) => {
    expect(isDay(day)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-04-31',
    '0000-01-01',
    '1899-12-31',
    '2200-01-01',
    '2026-11-20T00:00',
    '',
  ])('refuses %j', (day) => {
    expect(isDay(day)).toBe(false);
  });
});

describe('readInstant', () => {
  it('reads an instant with its offset', () => {
    expect(readInstant('2026-11-20T12:00:00-08:00')?.toISOString()).toBe(
      '2026-11-20T20:00:00.000Z',
    );
    expect(readInstant('2026-11-20T20:00:00.123Z')?.toISOString()).toBe('2026-11-20T20:00:00.123Z');
  });

  it.each([
    '2026-11-20T12:00:00',
    '2026-11-20T25:00:00Z',
    '2026-02-30T12:00:00Z',
    '0001-01-01T00:00:00Z',
    'yesterday at lunch time',
  ])('refuses %j', (text) => {
    expect(readInstant(text)).toBeNull();
  });
});
