import { describe, expect, it } from '@jest/globals';
import { limitPolicy, limitRules, type MemberLimitConfig, readMultipliers } from './limit-rules.ts';

const policy = {
  maxAgeHours: 36,
  payrollLinkedBasisPoints: [5_000],
  payrollUnlinkedBasisPoints: [2_500],
  countsFutureDeposits: false,
};
const nothing: MemberLimitConfig = {
  isMuted: false,
  isProbationaryLimitOn: null,
  countsFutureDeposits: null,
  payrollLinkedBasisPoints: null,
  payrollUnlinkedBasisPoints: null,
  refundAdvanceBasisPoints: null,
};
const forEverybody = {
  ...policy,
  isMuted: false,
  isProbationaryLimitOn: false,
  probationaryCapCents: 10_000,
  isRefundAdvanceAllowed: false,
  refundAdvanceBasisPoints: 0,
};

describe('limitRules', () => {
  it('are as for everybody without a partner and with nothing set', () => {
    expect(limitRules(policy, undefined, null)).toEqual(forEverybody);
    expect(limitRules(policy, undefined, nothing)).toEqual(forEverybody);
  });

  it("follow the partner's file, and what is set for her before it", () => {
    const partner = {
      enable_probationary_limit: true,
      income_tax_refund_advance_allowed: true,
      income_tax_refund_advance_multiplier: 0.29,
    };
    expect(limitRules(policy, partner, nothing)).toEqual({
      ...forEverybody,
      isProbationaryLimitOn: true,
      isRefundAdvanceAllowed: true,
      refundAdvanceBasisPoints: 2_900,
    });
    const none = { ...nothing, refundAdvanceBasisPoints: 0 };
    expect(limitRules(policy, partner, none).refundAdvanceBasisPoints).toBe(0);
    const own = { ...nothing, isProbationaryLimitOn: false };
    expect(limitRules(policy, partner, own).isProbationaryLimitOn).toBe(false);
    const { income_tax_refund_advance_allowed: _said, ...silent } = partner;
    expect(limitRules(policy, silent, null).isRefundAdvanceAllowed).toBe(false);
  });

  it('are what is set for her', () => {
    const own: MemberLimitConfig = {
      isMuted: true,
      isProbationaryLimitOn: true,
      countsFutureDeposits: true,
      payrollLinkedBasisPoints: [1_000, 2_000],
      payrollUnlinkedBasisPoints: [0],
      refundAdvanceBasisPoints: 3_000,
    };
    expect(limitRules(policy, undefined, own)).toEqual({ ...forEverybody, ...own });
  });
});

describe('readMultipliers', () => {
  it.each([
    ['0.5', [5_000]],
    ['0.29,0.57,1', [2_900, 5_700, 10_000]],
    ['0', [0]],
  ])('reads %j', (text, basisPoints) => {
    expect(readMultipliers(text)).toEqual(basisPoints);
  });
});

describe('limitPolicy', () => {
  it('is what the configuration says, with nothing that staff allow one member at a time', () => {
    const config = {
      LIMIT_MAX_AGE_HOURS: 36,
      LIMIT_PARTS_PAYROLL_LINKED: '0.5',
      LIMIT_PARTS_PAYROLL_UNLINKED: '0.25',
    };
    expect(limitPolicy(config)).toEqual(policy);
  });
});
