import { describe, expect, it } from '@jest/globals';
import {
  limitPolicy,
  type LimitPartner,
  limitRules,
  type MemberLimitConfig,
  readMultipliers,
} from './limit-rules.ts';

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

const rulesOf = (
  partner: LimitPartner | undefined,
  own: MemberLimitConfig | null,
  hasCard = false,
) => {
  const partners = new Map(partner && [['hers', partner]]);
  return limitRules({ policy, partners }, { partnerSlug: 'hers', hasCard }, own);
};

describe('limitRules', () => {
  it('are as for everybody without a partner and with nothing set', () => {
    expect(rulesOf(undefined, null)).toEqual(forEverybody);
    expect(rulesOf(undefined, nothing)).toEqual(forEverybody);
  });

  it("follow the partner's file, and what is set for her before it", () => {
    const partner = {
      enable_probationary_limit: true,
      income_tax_refund_advance_allowed: true,
      income_tax_refund_advance_multiplier: 0.29,
    };
    expect(rulesOf(partner, nothing)).toEqual({
      ...forEverybody,
      isProbationaryLimitOn: true,
      isRefundAdvanceAllowed: true,
      refundAdvanceBasisPoints: 2_900,
    });
    const none = { ...nothing, refundAdvanceBasisPoints: 0 };
    expect(rulesOf(partner, none).refundAdvanceBasisPoints).toBe(0);
    const own = { ...nothing, isProbationaryLimitOn: false };
    expect(rulesOf(partner, own).isProbationaryLimitOn).toBe(false);
    const { income_tax_refund_advance_allowed: _said, ...silent } = partner;
    expect(rulesOf(silent, null).isRefundAdvanceAllowed).toBe(false);
  });

  it('advance no refund to who is offered no card and has none [ONB-134]', () => {
    const partner = { enable_probationary_limit: false, income_tax_refund_advance_allowed: true };
    const without = { ...partner, card_after_taxes: false };
    expect(rulesOf(without, null).isRefundAdvanceAllowed).toBe(false);
    expect(rulesOf(without, null, true).isRefundAdvanceAllowed).toBe(true);
    expect(rulesOf(partner, null).isRefundAdvanceAllowed).toBe(true);
    const refusing = { ...partner, income_tax_refund_advance_allowed: false };
    expect(rulesOf(refusing, null, true).isRefundAdvanceAllowed).toBe(false);
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
    expect(rulesOf(undefined, own)).toEqual({ ...forEverybody, ...own });
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
