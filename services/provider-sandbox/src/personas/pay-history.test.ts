import { describe, expect, it } from '@jest/globals';
import { plusDays } from './calendar-day.ts';
import { nextPayday, paystubs, shifts } from './pay-history.ts';
import type { Payroll } from './persona.ts';
import { findPersona, personas } from './personas.ts';

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

describe.each(payrolls.filter(([, { kind }]) => kind === 'wages'))(
  'the wages of %s',
  (_key, payroll) => {
    const paid = paystubs(payroll, TODAY);

    it('were paid two weeks before the next payday, for a period that ended a week earlier', () => {
      expect(paid[0]).toMatchObject({
        payDate: '2026-11-17',
        periodStart: '2026-10-28',
        periodEnd: '2026-11-10',
      });
    });

    it('net 72 % of gross at 24.25 an hour', () => {
      for (const { hours, grossCents, netCents } of paid) {
        expect(grossCents).toBe(hours * 2_425);
        expect(netCents).toBe(Math.floor(grossCents * 0.72));
      }
    });

    it('cover with the newest paystub exactly the shifts that are not unpaid', () => {
      const periodEnd = paid[0]?.periodEnd ?? '';
      const covered = shifts(payroll, TODAY).filter(({ day }) => day <= periodEnd);
      expect(covered.reduce((sum, { regularCents }) => sum + regularCents, 0)).toBe(
        paid[0]?.grossCents,
      );
      expect(shifts(payroll, TODAY).length - covered.length).toBe(payroll.unpaidShifts.length);
    });
  },
);

describe('the pay history of gig_worker', () => {
  it('was paid three days ago and is paid every week, in full', () => {
    const payroll = findPersona('gig_worker')?.payroll;
    const paid = payroll ? paystubs(payroll, TODAY) : [];
    expect(paid.slice(0, 2)).toEqual([
      {
        payDate: '2026-11-17',
        periodStart: '2026-11-09',
        periodEnd: '2026-11-15',
        hours: 32,
        grossCents: 68_800,
        netCents: 68_800,
      },
      expect.objectContaining({ payDate: '2026-11-10', periodEnd: '2026-11-08' }),
    ]);
  });
});

describe('the pay history of benefits', () => {
  it('was paid the same on one day of each month, for no hours', () => {
    const payroll = findPersona('benefits')?.payroll;
    const paid = payroll ? paystubs(payroll, TODAY) : [];
    expect(paid.map(({ payDate }) => payDate).slice(0, 3)).toEqual([
      '2026-11-01',
      '2026-10-01',
      '2026-09-01',
    ]);
    expect(new Set(paid.map(({ netCents }) => netCents))).toEqual(new Set([164_300]));
    expect(payroll && shifts(payroll, TODAY)).toEqual([]);
  });
});

describe.each(payrolls)('the pay history of %s', (_key, payroll) => {
  const paid = paystubs(payroll, TODAY);

  it('leaves no gap and no overlap between pay periods', () => {
    const starts = paid.slice(0, -1).map(({ periodStart }) => periodStart);
    const daysAfterThePreviousEnd = paid.slice(1).map(({ periodEnd }) => plusDays(periodEnd, 1));
    expect(starts).toEqual(daysAfterThePreviousEnd);
  });

  it('has shifts before today only, newest first, never two on one day', () => {
    const days = shifts(payroll, TODAY).map(({ day }) => day);
    expect(days).toEqual([...new Set(days)].toSorted().toReversed());
    expect(days.every((day) => day < TODAY)).toBe(true);
  });
});
