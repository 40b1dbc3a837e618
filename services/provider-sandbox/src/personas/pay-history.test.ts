import { describe, expect, it } from '@jest/globals';
import { plusDays } from './calendar-day.ts';
import { nextPayday, paystubs, shifts } from './pay-history.ts';
import type { Payroll } from './persona.ts';
import { personas } from './personas.ts';

const TODAY = '2026-11-20';
const payrolls = personas.flatMap(({ key, payroll }) =>
  payroll ? [[key, payroll] as [string, Payroll]] : [],
);

describe('nextPayday', () => {
  it('is eleven days ahead, over the end of a year too', () => {
    expect(nextPayday(TODAY)).toBe('2026-12-01');
    expect(nextPayday('2026-12-25')).toBe('2027-01-05');
  });
});

describe.each(payrolls)('the pay history of %s', (_key, payroll) => {
  const paid = paystubs(payroll, TODAY);

  it('was paid two weeks before the next payday, for a period that ended a week earlier', () => {
    expect(paid[0]).toMatchObject({
      payDate: '2026-11-17',
      periodStart: '2026-10-28',
      periodEnd: '2026-11-10',
    });
  });

  it('leaves no gap and no overlap between pay periods', () => {
    const starts = paid.slice(0, -1).map(({ periodStart }) => periodStart);
    const daysAfterThePreviousEnd = paid.slice(1).map(({ periodEnd }) => plusDays(periodEnd, 1));
    expect(starts).toEqual(daysAfterThePreviousEnd);
  });

  it('nets 72 % of gross at 24.25 an hour', () => {
    for (const { hours, grossCents, netCents } of paid) {
      expect(grossCents).toBe(hours * 2_425);
      expect(netCents).toBe(Math.floor(grossCents * 0.72));
    }
  });

  it('has shifts before today only, newest first, never two on one day', () => {
    const days = shifts(payroll, TODAY).map(({ day }) => day);
    expect(days).toEqual([...new Set(days)].toSorted().toReversed());
    expect(days.every((day) => day < TODAY)).toBe(true);
  });

  it('has the newest paystub cover exactly the shifts that are not unpaid', () => {
    const periodEnd = paid[0]?.periodEnd ?? '';
    const covered = shifts(payroll, TODAY).filter(({ day }) => day <= periodEnd);
    expect(covered.reduce((sum, { regularCents }) => sum + regularCents, 0)).toBe(
      paid[0]?.grossCents,
    );
    expect(shifts(payroll, TODAY).length - covered.length).toBe(payroll.unpaidShifts.length);
  });
});
