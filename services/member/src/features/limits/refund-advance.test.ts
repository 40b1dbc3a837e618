import { describe, expect, it } from '@jest/globals';
import { someLimitInputs } from '#testing/some-limit-inputs.ts';
import { grossLimit } from './limits.ts';

describe('grossLimit with a tax refund', () => {
  const refund = {
    isAccepted: true,
    isAdvanceEligible: true,
    eligibleFederalCents: 100_000,
    state: 'NY',
    homeState: 'NY',
  };
  const rules = { refundAdvanceBasisPoints: 1_000, isRefundAdvanceAllowed: true };
  const moment = { today: '2027-04-15' };
  const partOf = (changes: Parameters<typeof someLimitInputs>[0] = {}) =>
    grossLimit(
      someLimitInputs({
        facts: { refund, ...changes.facts },
        rules: { ...rules, ...changes.rules },
        moment: { ...moment, ...changes.moment },
      }),
    ).grossCents - 10_000;

  it('has a part of it on top until April 15, rounded down [PLT-072]', () => {
    expect(partOf()).toBe(10_000);
    expect(partOf({ facts: { refund: { ...refund, eligibleFederalCents: 100_009 } } })).toBe(
      10_000,
    );
  });

  it.each([
    { facts: { refund: { ...refund, isAccepted: false } } },
    { facts: { refund: { ...refund, isAdvanceEligible: false } } },
    { facts: { refund: { ...refund, eligibleFederalCents: 99_999 } } },
    { facts: { refund: { ...refund, state: 'CA' } } },
    { facts: { refund: { ...refund, homeState: 'CA' } } },
    { facts: { refund: { ...refund, homeState: null } } },
    { rules: { isRefundAdvanceAllowed: false } },
    { moment: { today: '2027-04-16' } },
    { moment: { today: '2027-12-01' } },
  ])('has none of it when %j', (changes) => {
    expect(partOf(changes)).toBe(0);
  });
});
