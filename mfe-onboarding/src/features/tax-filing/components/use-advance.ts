import { usePartner, type MemberProfile } from '@reset/remote-sdk';
import {
  advanceState,
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
}

/** null while it is not known. */
export function useAdvance(profile: MemberProfile): Advance | null {
  const mayHave = mayHaveAdvance(profile, usePartner());
  const facts = useQuery({ ...advanceFactsQuery, enabled: mayHave });
  if (mayHave && isFirstLoad(facts)) return null;
  if (!mayHave || !facts.data) return NONE;
  const { asOf } = facts.data;
  const reader = { ...facts.data, mayHave, hasCard: profile.currentCardAccount !== null };
  return {
    season: isAdvanceSeason(asOf) ? 'open' : 'over',
    stateOf: (returns) => advanceState(returns, reader),
  };
}

const NONE: Advance = { season: null, stateOf: () => null };
