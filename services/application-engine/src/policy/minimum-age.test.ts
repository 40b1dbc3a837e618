import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dayOfAge, isOfAge } from './minimum-age.ts';

describe('isOfAge', () => {
  it.each([
    ['2008-11-21', '2026-11-20', false],
    ['2008-11-21', '2026-11-21', true],
    ['2008-11-21', '2026-11-22', true],
    ['2008-11-22', '2026-11-21', false],
    ['2008-12-31', '2026-12-30', false],
    ['2009-01-01', '2026-12-31', false],
    ['1950-01-01', '2026-11-21', true],
    // 2026 has no 29 February.
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['2008-02-28', '2026-02-28', true],
    ['2010-02-28', '2028-02-29', true],
    ['2010-03-01', '2028-02-29', false],
    ['2026-11-21', '2026-11-21', false],
  ])('of somebody born on %s is, on %s, %j', (born, today, isIt) => {
    expect(isOfAge(born, today)).toBe(isIt);
  });

  it.each([
    ['2008-11-22', '2026-11-22'],
    ['2008-02-29', '2026-03-01'],
    ['2010-02-28', '2028-02-28'],
  ])('of somebody born on %s begins on %s', (born, day) => {
    expect(dayOfAge(born)).toBe(day);
  });

  it('comes with one day and never goes again', () => {
    const days = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2080-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    const text = (day: Date) => day.toISOString().slice(0, 10);
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 40_000 }), (born, later) => {
        const day = new Date(born.getTime() + later * 86_400_000);
        const next = new Date(day.getTime() + 86_400_000);
        const [before, after] = [day, next].map((on) => isOfAge(text(born), text(on)));
        expect(before && !after).toBe(false);
        // Eighteen years have 6574 or 6575 days, by the leap years in them.
        expect(before || later < 6_576).toBe(true);
        expect(before && later < 6_573).toBe(false);
      }),
    );
  });
});
