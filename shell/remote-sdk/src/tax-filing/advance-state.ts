import { isAdvanceSeason } from './advance-season.ts';
import { advanceSummary, federalOf } from './advance-summary.ts';
import type { IncomeTaxReturn } from './get-income-tax-returns.ts';
import { isOpen, ofNewestYear } from './returns-standing.ts';

/** How the advance on a refund stands; null where there is nothing to say of one. */
export type AdvanceState =
  /** A part of the refund is in her limit. */
  | 'in_limit'
  /** None is, though one may be. */
  | 'not_in_limit'
  /** She spends it with a card, which she has not. */
  | 'needs_card'
  /** It waits until the return is accepted. */
  | 'submitted'
  | 'too_small'
  | 'not_offered'
  /** None is offered until the next year. */
  | 'season_over'
  | null;

/** A federal refund below it is not advanced. */
const MIN_REFUND_DOLLARS = 1_000;

interface Reader {
  /** Whether refunds may be advanced to her at all: `mayHaveAdvance`. */
  mayHave: boolean;
  hasCard: boolean;
  /** Her limit has a part of the refund. */
  isInLimit: boolean;
  /** The product's time, of an answer's `as_of`. */
  asOf: string;
}

/** The one answer to whether a part of her refund is hers early, by her returns of the newest year. */
export function advanceState(
  returns: readonly IncomeTaxReturn[],
  { mayHave, hasCard, isInLimit, asOf }: Reader,
): AdvanceState {
  const federal = federalOf(ofNewestYear(returns));
  if (!mayHave || !federal || !isOpen(federal) || federal.refundAmount <= 0) return null;
  if (!isAdvanceSeason(asOf)) return 'season_over';
  if (federal.refundAmount < MIN_REFUND_DOLLARS) return 'too_small';
  const summary = advanceSummary(returns, asOf);
  if (!summary.hasEligibleReturns || summary.refundAdvanceAmount === 0) return 'not_offered';
  if (!summary.isAvailable) return 'submitted';
  if (!hasCard) return 'needs_card';
  return isInLimit ? 'in_limit' : 'not_in_limit';
}

const OFFERED: ReadonlySet<AdvanceState> = new Set(['submitted', 'needs_card', 'in_limit']);

/** Whether a part of the refund is or will be hers early. */
export const isAdvanceOffered = (state: AdvanceState): boolean => OFFERED.has(state);

interface Profile {
  incomeTaxRefundAdvanceAllowed: boolean;
  currentCardAccount: object | null;
}
type Partner = { cardAfterTaxes?: boolean } | null;

/** Whether she has no card, and her partner offers it after taxes. */
export const isCardOffered = (
  { currentCardAccount }: Pick<Profile, 'currentCardAccount'>,
  partner: Partner,
): boolean => currentCardAccount === null && partner?.cardAfterTaxes !== false;

/**
 * Whether refunds may be advanced to her at all: where her partner allows it, and she has the card
 * that an advance is spent with, or is offered it.
 */
export const mayHaveAdvance = (profile: Profile, partner: Partner): boolean =>
  profile.incomeTaxRefundAdvanceAllowed &&
  (profile.currentCardAccount !== null || isCardOffered(profile, partner));
