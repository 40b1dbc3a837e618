import { describe, expect, it } from '@jest/globals';
import { someLimitInputs } from '#testing/some-limit-inputs.ts';
import { explainLimit } from './explain-limit.ts';
import { grossLimit, type LimitStep, type StepReason } from './limits.ts';

describe('explainLimit', () => {
  it('has a line for each step', () => {
    const inputs = someLimitInputs({
      facts: { accruedNetCents: 84_600, billsCents: 42_169 },
      rules: { isProbationaryLimitOn: true },
    });
    expect(explainLimit(grossLimit(inputs).steps)).toEqual([
      'Data: changes nothing: $0.00',
      'Part of her pay: as for people with a payroll, by settled repayments: 100 % → 50 %',
      'Earned: net pay of shifts that are not paid yet: $846.00',
      'Pay and bills: her part of the pay: $846.00 → $423.00',
      'First pay cycle: capped while nothing was repaid: $423.00 → $100.00',
      'Tax refund: changes nothing: $100.00',
      'Debits that may come back: changes nothing: $100.00',
      'While data is missing: changes nothing: $100.00',
    ]);
  });

  it.each<[StepReason, string]>([
    ['deactivated', 'Data: the account is deactivated, so there is no limit: $5.00 → $0.00'],
    ['card_terminated', 'Data: the card is terminated, so there is no limit: $5.00 → $0.00'],
    ['muted', 'Data: the user is muted, so there is no limit: $5.00 → $0.00'],
    [
      'direct_deposit_switched_away',
      'Data: the direct deposit was switched away, so there is no limit: $5.00 → $0.00',
    ],
    ['no_bank', 'Data: no bank is linked, so there is no limit: $5.00 → $0.00'],
    [
      'bank_broken',
      'Data: the bank has to be linked again, so the limit does not rise: $5.00 → $0.00',
    ],
    [
      'payroll_broken',
      'Data: the payroll has to be linked again, so the limit does not rise: $5.00 → $0.00',
    ],
    [
      'bank_stale',
      'Data: the bank was not read for too long, so the limit does not rise: $5.00 → $0.00',
    ],
    [
      'payroll_stale',
      'Data: the payroll was not read for too long, so the limit does not rise: $5.00 → $0.00',
    ],
  ])('says why it is as it is: %s', (reason, line) => {
    const step: LimitStep = { step: 'data_gate', before: 500, after: 0, reason };
    expect(explainLimit([step])).toEqual([line]);
  });

  it('explains a refund, bills and a deposit on its way', () => {
    expect(
      explainLimit([
        { step: 'multiplier', before: 10_000, after: 3_300, reason: 'payroll_unlinked' },
        { step: 'earned', before: 100, after: 250, reason: 'future_deposit' },
        { step: 'formula', before: 250, after: 7, reason: 'bills' },
        { step: 'refund_advance', before: 7, after: 1_007, reason: 'refund' },
        { step: 'return_window', before: 1_007, after: 1_000, reason: 'returnable' },
        { step: 'freeze', before: 1_007, after: 900, reason: 'frozen' },
        { step: 'freeze', before: 1_007, after: 0, reason: 'period_over' },
      ]),
    ).toEqual([
      'Part of her pay: as for people without a payroll, by settled repayments: 100 % → 33 %',
      'Earned: a deposit on its way is more than the shifts that are known: $1.00 → $2.50',
      'Pay and bills: the pay less what the bank lacks for the bills: $2.50 → $0.07',
      'Tax refund: a part of the refund is added: $0.07 → $10.07',
      'Debits that may come back: less what was debited and may still come back: $10.07 → $10.00',
      'While data is missing: no more than it was: $10.07 → $9.00',
      'While data is missing: the pay has come that it was for: $10.07 → $0.00',
    ]);
  });
});
