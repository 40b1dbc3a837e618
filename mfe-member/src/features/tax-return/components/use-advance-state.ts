import { usePartner, type MemberProfile } from '@reset/remote-sdk';
import {
  advanceState,
  mayHaveAdvance,
  type AdvanceState,
  type IncomeTaxReturn,
} from '@reset/remote-sdk/tax-returns';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '#features/spending-limit/spending-limit.ts';

/** How the advance on her refund stands; null also while that is not known. */
export function useAdvanceState(
  returns: readonly IncomeTaxReturn[],
  profile: MemberProfile | undefined,
): AdvanceState {
  const partner = usePartner();
  const { data: overview } = useQuery(overviewQuery);
  if (!overview || !profile) return null;
  return advanceState(returns, {
    mayHave: mayHaveAdvance(profile, partner),
    hasCard: profile.currentCardAccount !== null,
    isInLimit: overview.taxRefund !== null,
    asOf: overview.asOf,
  });
}
