import { dayOf } from '@reset/application-engine/policy/day.ts';
import { isAvailable } from '@reset/application-engine/policy/state-availability.ts';
import { isAdvanceSeason, seasonEnd } from './advance-season.ts';
import { advanceSummary, FEDERAL, federalOf } from './advance-summary.ts';
import type { IncomeTaxReturn } from './get-income-tax-returns.ts';
import {
  awaitedUntil,
  hasRefundToCome,
  isAnyRejected,
  isOpen,
  ofNewestYear,
  receivedDollars,
} from './returns-standing.ts';

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
  /** One was, until the season was over: what of it was not spent is in her limit no more. */
  | 'ended'
  /** The refund came in through us. */
  | 'refunded'
  | null;

const MIN_REFUND_DOLLARS = 1_000;

/** Whether a federal refund of so many dollars is large enough for an advance. */
export const isLargeEnough = (dollars: number): boolean => dollars >= MIN_REFUND_DOLLARS;

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
export function advanceState(returns: readonly IncomeTaxReturn[], reader: Reader): AdvanceState {
  const { hasCard, asOf } = reader;
  const federal = federalOf(ofNewestYear(returns));
  if (!reader.mayHave || !federal) return null;
  if (receivedDollars(federal) !== null) return 'refunded';
  if (!isOpen(federal) || federal.refundAmount <= 0) return null;
  if (isAdvanceSeason(asOf)) return stateInSeason(returns, federal, reader);
  return hasCard && wasAdvanced(federal, asOf) ? 'ended' : 'season_over';
}

function stateInSeason(
  returns: readonly IncomeTaxReturn[],
  federal: IncomeTaxReturn,
  { hasCard, isInLimit, asOf }: Reader,
): AdvanceState {
  if (!isLargeEnough(federal.refundAmount)) return 'too_small';
  const summary = advanceSummary(returns, asOf);
  if (!summary.hasEligibleReturns || summary.refundAdvanceAmount === 0) return 'not_offered';
  if (!summary.isAvailable) return 'submitted';
  if (!hasCard) return 'needs_card';
  return isInLimit ? 'in_limit' : 'not_in_limit';
}

/** Whether it counted for an advance on some day of the season that is over. */
const wasAdvanced = (federal: IncomeTaxReturn, asOf: string): boolean =>
  federal.refundAdvanceEligible &&
  isLargeEnough(federal.refundAmount) &&
  isAcceptedInSeason(federal, asOf);

/** Whether a return is accepted, and was by the last day of the season of this year. */
export const isAcceptedInSeason = (
  { taxReturnStatus, acceptedOn }: IncomeTaxReturn,
  asOf: string,
): boolean => taxReturnStatus === 'accepted' && Boolean(acceptedOn && acceptedOn < seasonEnd(asOf));

/** What she spent of an advance and has not repaid. */
export interface SpentAdvance {
  /** Nothing, where she has not. */
  dollars: number;
  /**
   * What repays it: the refund, or one that was sent and is awaited; that of the return once it is
   * corrected; or none that is to come.
   */
  repaidBy: 'refund' | 'sent' | 'corrected' | 'nothing';
  /** Until when one that was sent is awaited. */
  awaitedUntil: string | null;
}

/** How what she spent stands, by her newest federal return, on which the service says it. */
export function spentAdvance(returns: readonly IncomeTaxReturn[]): SpentAdvance {
  const federal = federalOf(returns);
  if (!federal) return { dollars: 0, repaidBy: 'nothing', awaitedUntil: null };
  const { refundAdvanceSpent: dollars = 0 } = federal;
  return { dollars, repaidBy: repaidBy(federal), awaitedUntil: awaitedUntil(federal) };
}

function repaidBy(federal: IncomeTaxReturn): SpentAdvance['repaidBy'] {
  if (hasRefundToCome([federal])) return 'refund';
  if (awaitedUntil(federal) !== null) return 'sent';
  return isAnyRejected([federal]) ? 'corrected' : 'nothing';
}

/**
 * Where no refund is advanced to who lives or files there, of her home and of what she filed for the
 * newest year; null where that is no reason.
 * @param homeState null while it is not known
 */
export function stateWithoutAdvance(
  returns: readonly IncomeTaxReturn[],
  { homeState, asOf }: { homeState: string | null; asOf: string },
): string | null {
  const places = [homeState, ...ofNewestYear(returns).map(({ jurisdiction }) => jurisdiction)];
  const isExcluded = (place: string | null) =>
    place !== null &&
    place !== FEDERAL &&
    !isAvailable(place, 'tax_refund_advance', dayOf(new Date(asOf)));
  return places.find(isExcluded) ?? null;
}

const OFFERED: ReadonlySet<AdvanceState> = new Set(['submitted', 'needs_card', 'in_limit']);

/** Whether a part of the refund is or will be hers early. */
export const isAdvanceOffered = (state: AdvanceState): boolean => OFFERED.has(state);

interface Profile {
  incomeTaxRefundAdvanceAllowed: boolean;
  currentCardAccount: object | null;
}
type Partner = { cardAfterTaxes?: boolean } | null;
type OfferingPartner = { cardAfterTaxes?: boolean; incomeTaxRefundAdvanceAllowed?: boolean } | null;

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

/**
 * Whether refunds may be advanced to who comes by way of a partner and has no card yet: only then an
 * advance is spoken of to visitors.
 * @param partner null for who comes without one
 */
export const mayVisitorHaveAdvance = (partner: OfferingPartner): boolean =>
  mayHaveAdvance(
    {
      currentCardAccount: null,
      incomeTaxRefundAdvanceAllowed: partner?.incomeTaxRefundAdvanceAllowed ?? false,
    },
    partner,
  );
