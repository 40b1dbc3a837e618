import type { MemberProfile } from '@reset/remote-sdk';
import { zeroLimitCause, type Overview } from '#features/spending-limit/spending-limit.ts';

export type ZeroLimitReason =
  | 'noBank'
  | 'debitStopped'
  | 'refundAdvance'
  | 'newAccount'
  | 'directDeposit'
  | 'upcomingBills'
  | 'payrollData'
  | 'cardSpend';

type Situation = Pick<MemberProfile, 'currentCardAccount' | 'repaymentMethod'> & {
  /** An advance on her refund was in the limit, and ended. */
  hasEndedAdvance?: boolean;
};

/**
 * What has brought the limit to $0, as far as it is known. The end of an advance has, where what she spent
 * of that is still owed, or nothing else was in the limit.
 * @param ended null where no advance ended
 */
export function knownCause(
  overview: Overview,
  ended: { spentDollars: number } | null,
): ZeroLimitReason | null {
  const cause = zeroLimitCause(overview)?.reason ?? null;
  if (ended === null || overview.resetCard === null) return cause;
  const isOfAdvance =
    cause === null
      ? overview.payroll === null && overview.dsl.maxAmount <= 0
      : cause === 'cardSpend' && ended.spentDollars > 0;
  return isOfAdvance ? 'refundAdvance' : cause;
}

/**
 * What may have brought a limit to $0, for this member, in the order in which it is shown.
 * @param cause what is known to have done it, which comes first
 */
export function zeroLimitReasons(
  { currentCardAccount, repaymentMethod, hasEndedAdvance = false }: Situation,
  cause: ZeroLimitReason | null = null,
): ZeroLimitReason[] {
  const reasons: ZeroLimitReason[] = [
    ...(cause === 'noBank' || cause === 'debitStopped' ? [cause] : []),
    ...(hasEndedAdvance ? (['refundAdvance'] as const) : []),
    ...(currentCardAccount === null ? (['newAccount'] as const) : []),
    ...(repaymentMethod === 'direct_deposit_flow' ? (['directDeposit'] as const) : []),
    'upcomingBills',
    'payrollData',
    'cardSpend',
  ];
  return reasons.toSorted((one, other) => Number(other === cause) - Number(one === cause));
}
