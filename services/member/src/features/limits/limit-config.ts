import type { PutLimitConfig } from '@reset/api-contract/member/limit-config.ts';
import type { Refusal } from '@reset/service-kit';
import { toBasisPoints } from '#money/basis-points.ts';
import type { MemberLimitConfig } from './limit-rules.ts';

/** The answer to a configuration that a schema cannot refuse. */
export const notHundredths: Refusal = {
  status: 422,
  code: 'not_in_hundredths',
  error: 'A multiplier has at most two decimals.',
};

/** Whether each multiplier has at most two decimals. */
export const isInHundredths = (given: PutLimitConfig): boolean =>
  [
    ...(given.ewa_multiplier_by_repayment_count?.payroll_linked ?? []),
    ...(given.ewa_multiplier_by_repayment_count?.payroll_unlinked ?? []),
    given.income_tax_refund_advance_multiplier ?? 0,
  ].every((multiplier) => Number(multiplier.toFixed(2)) === multiplier);

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
