import type { CalendarDate } from '#dates/calendar-date.ts';
import {
  advanceState,
  awaitedUntil,
  federalOf,
  isAdvanceSeason,
  isLargeEnough,
  ofNewestYear,
  receivedDollars,
  spentAdvance,
  stateWithoutAdvance,
  type IncomeTaxReturn,
} from '@reset/remote-sdk/tax-returns';

/** What ended an advance that was in her limit. */
export type AdvanceEnd = 'season_over' | 'rejected' | 'sent' | 'refunded' | 'no_refund';

interface Reader {
  /** Whether refunds may be advanced to her at all: `mayHaveAdvance`. */
  mayHave: boolean;
  hasCard: boolean;
  /** null while it is not known. */
  homeState: string | null;
  /** The product's time, of an answer's `as_of`. */
  asOf: string;
}

/**
 * What ended the advance on the refund of her newest federal return, of this year; null where none was,
 * or it goes on. Something that she spent of it shows that there was one; else that her return was one
 * for an advance: large enough, accepted in the season, and of a state with advances.
 */
export function endedAdvance(
  returns: readonly IncomeTaxReturn[],
  reader: Reader,
): AdvanceEnd | null {
  const federal = federalOf(ofNewestYear(returns));
  if (!federal || !reader.hasCard) return null;
  if (advanceState(returns, { ...reader, isInLimit: false }) === 'ended') return 'season_over';
  const end = endOf(federal);
  if (end === null) return null;
  return spentAdvance(returns).dollars > 0 || wasForAdvance(returns, federal, reader) ? end : null;
}

function endOf(federal: IncomeTaxReturn): AdvanceEnd | null {
  const { taxReturnStatus } = federal;
  if (awaitedUntil(federal) !== null) return 'sent';
  if (receivedDollars(federal) !== null || taxReturnStatus === 'refund_received') return 'refunded';
  return taxReturnStatus === 'rejected' || taxReturnStatus === 'no_refund' ? taxReturnStatus : null;
}

function wasForAdvance(
  returns: readonly IncomeTaxReturn[],
  { acceptedOn, refundFiled }: IncomeTaxReturn,
  { mayHave, homeState, asOf }: Reader,
): boolean {
  return (
    mayHave &&
    acceptedOn !== null &&
    isInSeasonOf(acceptedOn, asOf) &&
    isLargeEnough(refundFiled) &&
    stateWithoutAdvance(returns, { homeState, asOf }) === null
  );
}

/** Whether a day is in the season of advances of the year in which an instant is. */
const isInSeasonOf = (day: CalendarDate, asOf: string): boolean =>
  day.slice(0, YEAR) === asOf.slice(0, YEAR) && isAdvanceSeason(`${day}T20:00:00Z`);

const YEAR = '2026'.length;
