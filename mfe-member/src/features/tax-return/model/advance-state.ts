import { isOpen } from '@reset/remote-sdk/tax-returns';
import { federalOf, type AdvanceSummary } from './advance-summary.ts';

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
  | null;

/** A federal refund below it is not advanced. */
const MIN_REFUND_DOLLARS = 1_000;

interface Member {
  /** Her partner allows it. */
  isAllowed: boolean;
  hasCard: boolean;
  /** Her limit has a part of the refund. */
  isInLimit: boolean;
}

export function advanceState(
  summary: AdvanceSummary,
  { isAllowed, hasCard, isInLimit }: Member,
): AdvanceState {
  const federal = federalOf(summary.taxReturns);
  if (!isAllowed || !federal || !isOpen(federal)) return null;
  if (!summary.hasEligibleReturns) return 'not_offered';
  if (federal.refundAmount < MIN_REFUND_DOLLARS) return 'too_small';
  if (!summary.isAvailable) return 'submitted';
  if (!hasCard) return 'needs_card';
  return isInLimit ? 'in_limit' : 'not_in_limit';
}
