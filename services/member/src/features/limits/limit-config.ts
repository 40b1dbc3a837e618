import type { PutLimitConfig } from '@reset/api-contract/member/limit-config.ts';
import { toBasisPoints, WHOLE } from '@reset/spending-limit/basis-points.ts';
import type { MemberLimitConfig } from './limit-rules.ts';

/** As for everybody. */
export const NOTHING_SET: MemberLimitConfig = {
  isMuted: false,
  isProbationaryLimitOn: null,
  countsFutureDeposits: null,
  payrollLinkedBasisPoints: null,
  payrollUnlinkedBasisPoints: null,
  refundAdvanceBasisPoints: null,
};

/** What is set by a request; what it leaves out is as `before`. */
export const toLimitConfig = (
  {
    ewa_multiplier_by_repayment_count: parts,
    income_tax_refund_advance_multiplier: refund,
    ...given
  }: PutLimitConfig,
  before: MemberLimitConfig,
): MemberLimitConfig => ({
  isMuted: given.muted ?? before.isMuted,
  isProbationaryLimitOn: given.enable_probationary_limit ?? before.isProbationaryLimitOn,
  countsFutureDeposits:
    given.enable_future_dated_direct_deposit_limit ?? before.countsFutureDeposits,
  payrollLinkedBasisPoints:
    parts?.payroll_linked.map(toBasisPoints) ?? before.payrollLinkedBasisPoints,
  payrollUnlinkedBasisPoints:
    parts?.payroll_unlinked.map(toBasisPoints) ?? before.payrollUnlinkedBasisPoints,
  refundAdvanceBasisPoints:
    refund === undefined ? before.refundAdvanceBasisPoints : toBasisPoints(refund),
});

/** What is set, in the words of a request; null where it is as for everybody. */
export const fromLimitConfig = (set: MemberLimitConfig) => ({
  muted: set.isMuted,
  enable_probationary_limit: set.isProbationaryLimitOn,
  enable_future_dated_direct_deposit_limit: set.countsFutureDeposits,
  ewa_multiplier_by_repayment_count:
    set.payrollLinkedBasisPoints && set.payrollUnlinkedBasisPoints
      ? {
          payroll_linked: set.payrollLinkedBasisPoints.map(toMultiplier),
          payroll_unlinked: set.payrollUnlinkedBasisPoints.map(toMultiplier),
        }
      : null,
  income_tax_refund_advance_multiplier:
    set.refundAdvanceBasisPoints === null ? null : toMultiplier(set.refundAdvanceBasisPoints),
});

const toMultiplier = (basisPoints: number): number => basisPoints / WHOLE;
