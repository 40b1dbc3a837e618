import { usePartner, type MemberProfile } from '@reset/remote-sdk';
import {
  advanceState,
  advanceSummary,
  isAdvanceSeason,
  mayHaveAdvance,
  type AdvanceState,
  type IncomeTaxReturn,
} from '@reset/remote-sdk/tax-returns';
import { isFirstLoad } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { advanceFactsQuery } from '../api/get-advance-facts.ts';

/** What is to be said of an advance on her refund. */
export interface Advance {
  /** null where she may have none, or nobody can say. */
  season: 'open' | 'over' | null;
  /** How the advance on what she filed stands. */
  stateOf: (returns: readonly IncomeTaxReturn[]) => AdvanceState;
  /** Cents of it: of one that is in her limit what the limit has, else what it will be. */
  amountOf: (returns: readonly IncomeTaxReturn[]) => number;
}

/** Whether refunds may be advanced to her at all. */
export const useMayHaveAdvance = (profile: MemberProfile): boolean =>
  mayHaveAdvance(profile, usePartner());

/**
 * null while it is not known.
 * @param isAsked false while there is nothing yet that it would be asked for
 */
export function useAdvance(
  profile: MemberProfile,
  { isAsked = true }: { isAsked?: boolean } = {},
): Advance | null {
  const mayHave = useMayHaveAdvance(profile) && isAsked;
  const facts = useQuery({ ...advanceFactsQuery, enabled: mayHave });
  if (mayHave && isFirstLoad(facts)) return null;
  if (!mayHave || !facts.data) return NONE;
  const { asOf, inLimitCents } = facts.data;
  const hasCard = profile.currentCardAccount !== null;
  const reader = { asOf, isInLimit: inLimitCents !== null, mayHave, hasCard };
  return {
    season: isAdvanceSeason(asOf) ? 'open' : 'over',
    stateOf: (returns) => advanceState(returns, reader),
    amountOf: (returns) => inLimitCents ?? advanceSummary(returns, asOf).refundAdvanceAmount,
  };
}

const NONE: Advance = { season: null, stateOf: () => null, amountOf: () => 0 };
