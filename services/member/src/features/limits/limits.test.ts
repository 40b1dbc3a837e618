import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { someLimitInputs } from '#testing/some-limit-inputs.ts';
import { ENGINE, grossLimit, replay, shownLimitCents } from './limits.ts';

type Figures = [accrued: number, balance: number, bills: number, outstanding: number];

const grossOf = (changes: Parameters<typeof someLimitInputs>[0]) =>
  grossLimit(someLimitInputs(changes)).grossCents;
const ofFigures = ([accruedNetCents, availableCents, billsCents]: Figures) =>
  someLimitInputs({
    facts: { accruedNetCents, billsCents, bank: { isBroken: false, availableCents } },
  });

describe('grossLimit', () => {
  it.each<[Figures, number]>([
    [[20_000, 100_000, 30_000, 0], 10_000],
    [[20_000, 10_000, 25_000, 0], 5_000],
    [[20_000, 10_000, 25_000, 6_000], 0],
    [[20_001, 100_000, 0, 0], 10_000],
    [[0, 100_000, 0, 0], 0],
    // The bank lacks exactly what was accrued.
    [[20_000, 0, 20_000, 0], 0],
    [[20_000, 0, 19_999, 0], 1],
    // The example of requirement DEMO-036.
    [[40_000, 100_000, 110_000, 5_000], 15_000],
    // An overdrawn account counts against the pay.
    [[20_000, -15_000, 0, 0], 5_000],
    [[1, 0, 0, 0], 0],
    [[2, 0, 0, 0], 1],
    // Where the two terms are equal, and a cent to either side of it.
    [[20_000, 10_000, 20_000, 0], 10_000],
    [[20_000, 9_999, 20_000, 0], 9_999],
    [[20_000, 10_001, 20_000, 0], 10_000],
    // Spent to the cent, and a cent less.
    [[20_000, 100_000, 0, 10_000], 0],
    [[20_000, 100_000, 0, 9_999], 1],
  ])('of accrued pay, balance, bills, outstanding %j shows %d [DEMO-038]', (figures, limit) => {
    expect(shownLimitCents(grossLimit(ofFigures(figures)).grossCents, figures[3])).toBe(limit);
  });

  it('lists its steps in their order, with the figure before and after each', () => {
    const inputs = someLimitInputs({
      facts: {
        accruedNetCents: 30_000,
        futureDepositCents: 40_000,
        billsCents: 105_000,
        bank: { isBroken: false, availableCents: 100_000 },
        refund: {
          isAccepted: true,
          isAdvanceEligible: true,
          eligibleFederalCents: 100_000,
          state: 'NY',
          homeState: 'NY',
        },
      },
      rules: {
        payrollLinkedBasisPoints: [9_000, 10_000],
        countsFutureDeposits: true,
        isProbationaryLimitOn: true,
        refundAdvanceBasisPoints: 2_500,
        isRefundAdvanceAllowed: true,
      },
      moment: { lastGrossCents: 777, today: '2027-02-10' },
    });
    expect(grossLimit(inputs)).toEqual({
      grossCents: 35_000,
      steps: [
        { step: 'data_gate', before: 777, after: 777, reason: 'does_not_apply' },
        { step: 'multiplier', before: 10_000, after: 9_000, reason: 'payroll_linked' },
        { step: 'earned', before: 30_000, after: 40_000, reason: 'future_deposit' },
        { step: 'formula', before: 40_000, after: 35_000, reason: 'bills' },
        { step: 'probationary_cap', before: 35_000, after: 10_000, reason: 'probation' },
        { step: 'refund_advance', before: 10_000, after: 35_000, reason: 'refund' },
        { step: 'return_window', before: 35_000, after: 35_000, reason: 'does_not_apply' },
        { step: 'freeze', before: 35_000, after: 35_000, reason: 'does_not_apply' },
      ],
    });
  });

  it('explains a limit that nothing special befell, whose shifts say as much as its deposit', () => {
    const facts = { futureDepositCents: 20_000 };
    const { steps } = grossLimit(someLimitInputs({ facts, rules: { countsFutureDeposits: true } }));
    expect(steps).toEqual([
      { step: 'data_gate', before: 0, after: 0, reason: 'does_not_apply' },
      { step: 'multiplier', before: 10_000, after: 5_000, reason: 'payroll_linked' },
      { step: 'earned', before: 20_000, after: 20_000, reason: 'accrued_pay' },
      { step: 'formula', before: 20_000, after: 10_000, reason: 'part_of_pay' },
      { step: 'probationary_cap', before: 10_000, after: 10_000, reason: 'does_not_apply' },
      { step: 'refund_advance', before: 10_000, after: 10_000, reason: 'does_not_apply' },
      { step: 'return_window', before: 10_000, after: 10_000, reason: 'does_not_apply' },
      { step: 'freeze', before: 10_000, after: 10_000, reason: 'does_not_apply' },
    ]);
  });

  it('leaves out what was debited and may still come back, down to nothing', () => {
    const limitWith = (returnableCents: number) =>
      grossLimit(someLimitInputs({ facts: { returnableCents } }));
    expect(limitWith(2_500)).toMatchObject({ grossCents: 7_500 });
    expect(limitWith(2_500).steps).toContainEqual({
      step: 'return_window',
      before: 10_000,
      after: 7_500,
      reason: 'returnable',
    });
    expect(limitWith(10_001).grossCents).toBe(0);
  });

  it.each([
    [{ facts: { isDeactivated: true } }, 'deactivated'],
    [{ facts: { isCardTerminated: true } }, 'card_terminated'],
    [{ rules: { isMuted: true } }, 'muted'],
    [{ facts: { isDirectDepositSwitchedAway: true } }, 'direct_deposit_switched_away'],
    [{ facts: { isDebitStopped: true } }, 'debit_stopped'],
    [{ facts: { bank: null } }, 'no_bank'],
  ])('is nothing when %j, whatever it was', (changes, reason) => {
    const inputs = someLimitInputs({ ...changes, moment: { lastGrossCents: 5_000 } });
    const step = { step: 'data_gate', before: 5_000, after: 0, reason };
    expect(grossLimit(inputs)).toEqual({ grossCents: 0, steps: [step] });
  });

  const broken = { isBroken: true };
  it.each([
    [{ facts: { bank: { ...broken, availableCents: 1_000_000 } } }, 'bank_broken'],
    [{ facts: { payroll: broken } }, 'payroll_broken'],
    [{ moment: { bankReadAt: '2026-11-19T07:59:59.999Z' } }, 'bank_stale'],
    [{ moment: { payrollReadAt: '2026-11-19T07:59:59.999Z' } }, 'payroll_stale'],
    [{ moment: { bankReadAt: null } }, 'bank_stale'],
  ])('does not rise when %j, and is nothing where there was none', (changes, reason) => {
    for (const lastGrossCents of [null, 0, 3_000, 42_300]) {
      const { facts, moment } = changes as Parameters<typeof someLimitInputs>[0] & object;
      const inputs = someLimitInputs({
        facts: { accruedNetCents: 90_000, ...facts },
        moment: { ...moment, lastGrossCents },
      });
      const was = lastGrossCents ?? 0;
      const { grossCents, steps } = grossLimit(inputs);
      expect(grossCents).toBe(was);
      expect(steps[0]).toEqual({ step: 'data_gate', before: was, after: was, reason });
      expect(steps[7]).toEqual({ step: 'freeze', before: 45_000, after: was, reason: 'frozen' });
    }
  });

  it.each([
    ['the bank is overdrawn', { bank: { isBroken: false, availableCents: -150_000 } }, 0],
    ['bills leave less', { billsCents: 115_000 }, 5_000],
    ['less was earned', { accruedNetCents: 1_000 }, 500],
  ])('falls, frozen, when %s', (_what, facts, cents) => {
    const moment = { lastGrossCents: 40_000 };
    expect(grossOf({ facts: { payroll: broken, ...facts }, moment })).toBe(cents);
  });

  it.each([
    ['2026-11-21', 10_000],
    ['2026-11-20', 0],
    ['2026-11-01', 0],
    [null, 0],
  ])('ends, frozen, with the payday that it was computed for: %s', (periodEndsOn, cents) => {
    const moment = { lastGrossCents: 10_000, periodEndsOn };
    expect(grossOf({ facts: { payroll: broken }, moment })).toBe(cents);
    expect(grossOf({ moment })).toBe(10_000);
  });

  it.each<[string, number, string | null, { before: number; after: number; reason: string }]>([
    ['ends it', 5_000, null, { before: 10_000, after: 0, reason: 'period_over' }],
    ['lowers it', 9_999, '2099-01-01', { before: 10_000, after: 9_999, reason: 'frozen' }],
    [
      'leaves it',
      10_000,
      '2099-01-01',
      { before: 10_000, after: 10_000, reason: 'does_not_apply' },
    ],
  ])(
    'says why a frozen limit is what it is: what %s',
    (_what, lastGrossCents, periodEndsOn, expected) => {
      const { steps } = grossLimit(
        someLimitInputs({
          facts: { accruedNetCents: 20_000, bank: { isBroken: true, availableCents: 100_000 } },
          moment: { lastGrossCents, periodEndsOn },
        }),
      );
      expect(steps.at(-1)).toEqual({ step: 'freeze', ...expected });
    },
  );

  it('trusts what was read 36 hours ago to the millisecond', () => {
    const at = '2026-11-19T08:00:00.000Z';
    expect(grossOf({ moment: { bankReadAt: at, payrollReadAt: at } })).toBe(10_000);
  });

  it('needs no age of a payroll that is not linked', () => {
    const inputs = { facts: { payroll: null }, moment: { payrollReadAt: null } };
    expect(grossOf(inputs)).toBe(10_000);
  });

  it.each([
    [0, 1_000],
    [1, 3_000],
    [2, 6_000],
    [7, 6_000],
  ])('takes the part that the table has for %d settled repayments', (settledRepayments, gross) => {
    const rules = {
      payrollLinkedBasisPoints: [500, 1_500, 3_000],
      payrollUnlinkedBasisPoints: [100],
    };
    expect(grossOf({ rules, facts: { settledRepayments } })).toBe(gross);
    expect(grossOf({ rules, facts: { settledRepayments, payroll: null } })).toBe(200);
  });

  it('says which table it took the part from', () => {
    const reason = (changes: Parameters<typeof someLimitInputs>[0]) =>
      grossLimit(someLimitInputs(changes)).steps[1]?.reason;
    expect(reason({})).toBe('payroll_linked');
    expect(reason({ facts: { payroll: null } })).toBe('payroll_unlinked');
  });

  it('says that bills count when they leave less than her part, and not when as much', () => {
    const reason = (availableCents: number) =>
      grossLimit(ofFigures([20_000, availableCents, 20_000, 0])).steps[3]?.reason;
    expect(reason(10_000)).toBe('part_of_pay');
    expect(reason(9_999)).toBe('bills');
  });

  it('gives nobody anything by an empty table', () => {
    expect(grossOf({ rules: { payrollLinkedBasisPoints: [] } })).toBe(0);
  });

  it('counts a deposit on its way only by the rule for it, and only once', () => {
    const facts = { futureDepositCents: 50_000 };
    expect(grossOf({ facts })).toBe(10_000);
    expect(grossOf({ facts, rules: { countsFutureDeposits: true } })).toBe(25_000);
    expect(grossOf({ rules: { countsFutureDeposits: true } })).toBe(10_000);
  });

  it.each([
    [true, 0, 10_000],
    [true, 1, 20_000],
    [false, 0, 20_000],
  ])('is capped on probation %j after %d repayments', (isProbationaryLimitOn, n, gross) => {
    const facts = { accruedNetCents: 40_000, settledRepayments: n };
    expect(grossOf({ facts, rules: { isProbationaryLimitOn } })).toBe(gross);
  });
});

describe('shownLimitCents', () => {
  it('falls by what is spent, down to nothing', () => {
    const amount = fc.oneof(
      fc.integer({ min: 0, max: 8 }),
      fc.integer({ min: 0, max: 1_000_000_000 }),
    );
    const holds = (gross: number, outstanding: number, spent: number) => {
      const before = shownLimitCents(gross, outstanding);
      return before - shownLimitCents(gross, outstanding + spent) === Math.min(spent, before);
    };
    const found = fc.check(fc.property(amount, amount, amount, holds), { numRuns: 2_000 });
    expect(found.counterexample).toBeNull();
  });
});

describe('replay', () => {
  it('refuses what another engine computed', () => {
    const stored = { engine: ENGINE + 1, inputs: someLimitInputs() };
    expect(() => replay(stored)).toThrow(`Engine ${ENGINE + 1}`);
  });
});
