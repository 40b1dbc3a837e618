import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { plusDays } from '#calendar/calendar-date.ts';
import { deposit, FRIDAY, NOT_YET, repayment, situation, stub } from '#testing/pay-situations.ts';
import type { PaySituation } from './pay-situation.ts';
import { paydayOf } from './payday.ts';

describe('a payday that pay has not arrived for', () => {
  it.each(['direct_deposit_flow', 'ach_debit_flow'] as const)(
    'expects what she has worked for, less what she owes, by %s',
    (repaymentMethod) => {
      expect(paydayOf(situation({ repaymentMethod }), '2026-11-18')).toEqual({
        ...FRIDAY,
        paycheck_amount: 300,
        repayment_amount: 80,
        remainder_amount: 220,
        ...NOT_YET,
      });
    },
  );

  it('repays what merchants have collected, and not what is pending', () => {
    const nextRepayment = repayment('scheduled', '2026-11-23', 5_000, { pendingCents: 3_000 });
    expect(paydayOf(situation({ nextRepayment }), '2026-11-18')).toMatchObject({
      repayment_amount: 50,
      remainder_amount: 250,
      next_repayment: { status: 'scheduled', day: '2026-11-23', amount: 50, pending: 30 },
    });
  });

  it('repays by a debit what is in that, and nothing while her bank allows none', () => {
    const nextRepayment = repayment('scheduled', '2026-11-20', 3_000, {
      later: [{ day: '2026-11-25', cents: 5_000, isUnderWay: false }],
    });
    const shown = (next: PaySituation['nextRepayment']) =>
      paydayOf(situation({ repaymentMethod: 'ach_debit_flow', nextRepayment: next }), '2026-11-18');
    expect(shown(nextRepayment)).toMatchObject({ repayment_amount: 80, remainder_amount: 220 });
    const stopped = { ...nextRepayment, status: 'stopped', day: null, cents: 8_000 } as const;
    expect(shown(stopped)).toMatchObject({
      repayment_amount: 0,
      remainder_amount: 300,
      repayment_status: 'expected',
    });
  });

  it('is repaid by the debit of its own period, not by one before or after it', () => {
    const next = (day: string, later: NonNullable<PaySituation['nextRepayment']>['later'] = []) =>
      repayment('scheduled', day, 4_000, { later });
    const shown = (nextRepayment: PaySituation['nextRepayment']) =>
      paydayOf(situation({ repaymentMethod: 'ach_debit_flow', nextRepayment }), '2026-11-18');
    const early = shown(
      next('2026-11-19', [{ day: '2026-11-24', cents: 8_690, isUnderWay: false }]),
    );
    expect(early).toMatchObject({
      repayment_amount: 86.9,
      remainder_amount: 213.1,
      repayment_debits: [{ day: '2026-11-24', amount: 86.9 }],
    });
    for (const day of ['2026-11-19', '2026-12-04']) {
      expect(shown(next(day))).toMatchObject({
        repayment_amount: 0,
        remainder_amount: 300,
        repayment_debits: [],
      });
    }
  });

  it('expects nothing for what she works after the end of its period', () => {
    const worked = (endedOn: string) => ({ id: endedOn, endedOn, minutes: 60, grossCents: 5_000 });
    const shifts = ['2026-11-09', '2026-11-15', '2026-11-16', '2026-11-18'].map(worked);
    const expectedOn = (today: string) => paydayOf(situation({ shifts }), today).paycheck_amount;
    expect(['2026-11-14', '2026-11-15', '2026-11-18'].map(expectedOn)).toEqual([50, 100, 100]);
  });

  it('expects what a paystub announces', () => {
    const paystubs = [stub('2026-11-06', 100_000), stub('2026-11-20', 95_000, '2026-11-14')];
    expect(paydayOf(situation({ paystubs }), '2026-11-18')).toMatchObject({
      current_pay_period_end: '2026-11-14',
      current_payday: '2026-11-20',
      paycheck_amount: 950,
    });
  });

  it('repays no more than the paycheck', () => {
    expect(paydayOf(situation({ outstandingCents: 50_000 }), '2026-11-18')).toMatchObject({
      repayment_amount: 300,
      remainder_amount: 0,
    });
  });

  it('stays for two days while the deposit is late, though the payroll has paid', () => {
    const paystubs = [stub('2026-11-06', 100_000), stub('2026-11-20', 95_000)];
    for (const today of ['2026-11-20', '2026-11-22']) {
      expect(paydayOf(situation({ paystubs }), today)).toMatchObject({
        current_payday: '2026-11-20',
        paycheck_amount: 950,
        paycheck_received: false,
      });
    }
    expect(paydayOf(situation({ paystubs }), '2026-11-23').current_payday).toBe('2026-12-04');
  });

  it('is unknown while nothing says when she is paid', () => {
    const nobody = situation({ payroll: null, paystubs: [], shifts: [] });
    expect(paydayOf(nobody, '2026-11-18')).toEqual({
      current_pay_period_end: null,
      current_payday: null,
      paycheck_amount: 0,
      repayment_amount: 0,
      remainder_amount: 0,
      ...NOT_YET,
    });
  });
});

it('adds up, whatever is known', () => {
  const cents = fc.integer({ min: 0, max: 400_000 });
  const day = fc.integer({ min: -20, max: 20 }).map((days) => plusDays('2026-11-20', days));
  const any = fc.record({
    repaymentMethod: fc.constantFrom('ach_debit_flow' as const, 'direct_deposit_flow' as const),
    paystubs: fc.array(
      fc.tuple(day, cents).map(([on, net]) => stub(on, net)),
      { maxLength: 4 },
    ),
    received: fc.array(
      fc.tuple(day, cents).map(([on, net]) => deposit(on, net, Math.floor(net / 3))),
      { maxLength: 3 },
    ),
    outstandingCents: cents,
  });
  fc.assert(
    fc.property(any, (changes) => {
      const shown = paydayOf(situation(changes), '2026-11-20');
      const total = Math.round((shown.repayment_amount + shown.remainder_amount) * 100);
      expect(total).toBe(Math.round(shown.paycheck_amount * 100));
      expect(Math.min(shown.repayment_amount, shown.remainder_amount)).toBeGreaterThanOrEqual(0);
    }),
  );
});
