import { stateName } from '@reset/application-engine/policy/states.ts';
import type { MemberProfile } from '@reset/remote-sdk';
import {
  federalOf,
  isAcceptedInSeason,
  ofNewestYear,
  receivedRefund,
  stateWithoutAdvance,
  type AdvanceState,
  type IncomeTaxReturn,
} from '@reset/remote-sdk/tax-returns';
import type { t as translate } from '../tax-return-messages.ts';

interface Known {
  returns: readonly IncomeTaxReturn[];
  profile: MemberProfile;
  /** The product's time. */
  asOf: string;
}

/** What is said of an advance by how it stands, and of why, as far as that is known. */
export function advanceWords(
  state: NonNullable<AdvanceState>,
  { returns, profile, asOf }: Known,
  t: typeof translate,
): string {
  const federal = federalOf(ofNewestYear(returns));
  if (state === 'refunded') return t(`advance.refunded.${usedFor(federal)}`);
  if (state === 'not_offered') {
    const homeState = profile.currentAddress?.stateAbbr ?? null;
    const place = stateWithoutAdvance(returns, { homeState, asOf });
    return place === null
      ? t('advance.not_offered')
      : t('advance.not_offered.state', { state: stateName(place) });
  }
  const isAccepted = federal !== undefined && isAcceptedInSeason(federal, asOf);
  return state === 'season_over' && isAccepted
    ? t('advance.season_over.accepted')
    : t(`advance.${state}`);
}

/** What of a refund that came in repaid what she owed. */
function usedFor(federal: IncomeTaxReturn | undefined): 'none' | 'part' | 'all' {
  const refund = receivedRefund(federal);
  if (!refund || refund.repaidCents === 0) return 'none';
  return refund.hersCents === 0 ? 'all' : 'part';
}
