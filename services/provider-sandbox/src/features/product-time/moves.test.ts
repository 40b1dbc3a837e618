import { describe, expect, it } from '@jest/globals';
import { instantAfter, type Move } from './moves.ts';

/** Paid every Friday from 27 November on; no bank works at weekends, or on 27 November. */
const days = {
  paydayFrom: (day: string) => PAYDAYS.find((one) => one >= day) ?? '',
  bankingDayFrom: (day: string): string => AFTER[day] ?? day,
};
const PAYDAYS = ['2026-11-27', '2026-12-04', '2026-12-11'];
const AFTER: Record<string, string> = {
  '2026-11-27': '2026-11-30',
  '2026-11-28': '2026-11-30',
  '2026-11-29': '2026-11-30',
};
const after = (move: Move, now: string) =>
  instantAfter(move, { now: new Date(now), days }).toISOString();

describe('a move of the time', () => {
  it.each<[Move, string, string]>([
    ['day', '2026-11-20T20:00:00Z', '2026-11-21T20:00:00.000Z'],
    ['banking_day', '2026-11-20T20:00:00Z', '2026-11-21T18:00:00.000Z'],
    ['banking_day', '2026-11-26T20:00:00Z', '2026-11-30T18:00:00.000Z'],
    ['payday', '2026-11-30T18:00:00Z', '2026-12-04T18:00:00.000Z'],
  ])('by %s leads from %s to %s', (move, now, then) => {
    expect(after(move, now)).toBe(then);
  });

  it('to a payday that is no banking day leads to the one after it, until that has come', () => {
    for (const now of ['2026-11-20T20:00:00Z', '2026-11-28T20:00:00Z', '2026-11-30T17:59:59Z']) {
      expect(after('payday', now)).toBe('2026-11-30T18:00:00.000Z');
    }
  });

  it('keeps the time of the day where clocks are changed', () => {
    expect(after('day', '2027-03-13T20:00:00Z')).toBe('2027-03-14T19:00:00.000Z');
    expect(after('day', '2027-11-06T19:00:00Z')).toBe('2027-11-07T20:00:00.000Z');
  });
});
