import type { MemberProfile } from '@reset/remote-sdk';

export type ZeroLimitReason =
  | 'noBank'
  | 'debitStopped'
  | 'newAccount'
  | 'directDeposit'
  | 'upcomingBills'
  | 'payrollData'
  | 'cardSpend';

type Situation = Pick<MemberProfile, 'currentCardAccount' | 'repaymentMethod'>;

/**
 * What may have brought a limit to $0, for this member, in the order in which it is shown.
 * @param cause what is known to have done it, which comes first
 */
export function zeroLimitReasons(
  { currentCardAccount, repaymentMethod }: Situation,
  cause: ZeroLimitReason | null = null,
): ZeroLimitReason[] {
  const reasons: ZeroLimitReason[] = [
    ...(cause === 'noBank' || cause === 'debitStopped' ? [cause] : []),
    ...(currentCardAccount === null ? (['newAccount'] as const) : []),
    ...(repaymentMethod === 'direct_deposit_flow' ? (['directDeposit'] as const) : []),
    'upcomingBills',
    'payrollData',
    'cardSpend',
  ];
  return reasons.toSorted((one, other) => Number(other === cause) - Number(one === cause));
}
