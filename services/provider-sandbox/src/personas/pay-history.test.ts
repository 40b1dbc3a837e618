import { describe, expect, it } from '@jest/globals';
import { plusDays } from './calendar-day.ts';
import { nextPayday, paystubs, shifts } from './pay-history.ts';
import type { Payroll } from './persona.ts';
import { findPersona, personas } from './personas.ts';

const TODAY = '2026-11-20';
const DAYS = { linkedOn: TODAY, today: TODAY };
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
    const paid = paystubs(payroll, DAYS);

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
      const covered = shifts(payroll, DAYS).filter(({ day }) => day <= periodEnd);
      expect(covered.reduce((sum, { regularCents }) => sum + regularCents, 0)).toBe(
        paid[0]?.grossCents,
      );
      expect(shifts(payroll, DAYS).length - covered.length).toBe(payroll.unpaidShifts.length);
    });
  },
);

describe('the pay history of gig_worker', () => {
  it('was paid three days ago and is paid every week, in full', () => {
    const payroll = findPersona('gig_worker')?.payroll;
    const paid = payroll ? paystubs(payroll, DAYS) : [];
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
    const paid = payroll ? paystubs(payroll, DAYS) : [];
    expect(paid.map(({ payDate }) => payDate).slice(0, 3)).toEqual([
      '2026-11-01',
      '2026-10-01',
      '2026-09-01',
    ]);
    expect(new Set(paid.map(({ netCents }) => netCents))).toEqual(new Set([164_300]));
    expect(payroll && shifts(payroll, DAYS)).toEqual([]);
  });
});

describe.each(payrolls)('the pay history of %s', (_key, payroll) => {
  const paid = paystubs(payroll, DAYS);

  it('leaves no gap and no overlap between pay periods', () => {
    const starts = paid.slice(0, -1).map(({ periodStart }) => periodStart);
    const daysAfterThePreviousEnd = paid.slice(1).map(({ periodEnd }) => plusDays(periodEnd, 1));
    expect(starts).toEqual(daysAfterThePreviousEnd);
  });

  it('has shifts before today only, newest first, never two on one day', () => {
    const days = shifts(payroll, DAYS).map(({ day }) => day);
    expect(days).toEqual([...new Set(days)].toSorted().toReversed());
    expect(days.every((day) => day < TODAY)).toBe(true);
  });
});

describe.each(payrolls.filter(([, { kind }]) => kind === 'wages'))(
  'the days of %s after she was linked',
  (_key, payroll) => {
    const on = (days: number) => ({ linkedOn: TODAY, today: plusDays(TODAY, days) });
    const daysOf = (of: readonly { day: string }[]) => of.map(({ day }) => day);

    it('bring work, and on payday the pay for the period that ended a week before', () => {
      const before = shifts(payroll, on(10));
      expect(paystubs(payroll, on(10))).toEqual(paystubs(payroll, DAYS));
      expect(daysOf(shifts(payroll, on(14)))).toContainEqual(expect.not.stringMatching(/^2026-11/));
      expect(daysOf(before)).toEqual(expect.arrayContaining(daysOf(shifts(payroll, DAYS))));
      const [newest, second] = paystubs(payroll, on(11));
      expect(newest).toMatchObject({ payDate: '2026-12-01', periodEnd: '2026-11-24' });
      expect(second).toEqual(paystubs(payroll, DAYS)[0]);
    });

    it('take from the list no shift that is unpaid or was paid last', () => {
      for (let days = 1; days < 40; days += 1) {
        const yesterday = shifts(payroll, on(days - 1));
        const today = daysOf(shifts(payroll, on(days)));
        const end = paystubs(payroll, on(days))[1]?.periodEnd ?? '';
        const kept = daysOf(yesterday).filter((day) => day > end && day > plusDays(TODAY, -10));
        expect(today).toEqual(expect.arrayContaining(kept));
        expect(today).toEqual([...new Set(today)].toSorted().toReversed());
      }
    });

    it('are two weeks later what they were, all two weeks later', () => {
      const unpaid = (days: number) => {
        const end = paystubs(payroll, on(days))[0]?.periodEnd ?? '';
        return shifts(payroll, on(days)).filter(({ day }) => day > end);
      };
      for (const days of [0, 3, 10]) {
        expect(unpaid(days + 14)).toEqual(
          unpaid(days).map((shift) => ({ ...shift, day: plusDays(shift.day, 14) })),
        );
      }
    });
  },
);
