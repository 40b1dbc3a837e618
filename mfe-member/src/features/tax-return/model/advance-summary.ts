import type { IncomeTaxReturn } from '@reset/remote-sdk/tax-filing';
import type { CalendarDate } from '#dates/calendar-date.ts';
import { toCents } from '#money/money.ts';

export type { IncomeTaxReturn };

/** Her returns of the newest year, and what of them is hers early. */
export interface AdvanceSummary {
  taxReturns: readonly IncomeTaxReturn[];
  /** Cents, of what each return has of it by the service, which alone reckons it. */
  refundAdvanceAmount: number;
  /** What is to come back by all of them, in whole dollars, each rounded as a return is. */
  refundAmount: number;
  hasEligibleReturns: boolean;
  /** One that counts is accepted. */
  isAvailable: boolean;
}

/** No return counts from this day of a year on (document 1, section 9). */
const SEASON_ENDS = '04-16';

export const FEDERAL = 'Federal';

/** @param today in the product's time */
export function advanceSummary(
  returns: readonly IncomeTaxReturn[],
  today: CalendarDate,
): AdvanceSummary {
  const taxReturns = ofNewestYear(returns);
  const eligible = taxReturns.filter((one) => isEligible(one, today));
  return {
    taxReturns,
    refundAdvanceAmount: sum(
      eligible.map(({ refundAdvanceAmount = 0 }) => toCents(refundAdvanceAmount)),
    ),
    refundAmount: totalRefund(taxReturns),
    hasEligibleReturns: eligible.length > 0,
    isAvailable: eligible.some(({ taxReturnStatus }) => taxReturnStatus === 'accepted'),
  };
}

/** Whether a return counts for an advance, on a date in the product's time. */
const isEligible = ({ refundAdvanceEligible }: IncomeTaxReturn, today: CalendarDate): boolean =>
  refundAdvanceEligible && today.slice('2026-'.length) < SEASON_ENDS;

/** What is to come back, in whole dollars; what is owed to another authority does not lessen it. */
export const totalRefund = (returns: readonly IncomeTaxReturn[]): number =>
  sum(returns.map(({ refundAmount }) => Math.max(0, wholeDollars(refundAmount))));

/** What is owed, in whole dollars. */
export const totalOwed = (returns: readonly IncomeTaxReturn[]): number =>
  sum(returns.map(({ refundAmount }) => Math.max(0, -wholeDollars(refundAmount))));

/** As a return is rounded: half a dollar and more is a dollar, owed or refunded alike. */
export const wholeDollars = (dollars: number): number =>
  Math.sign(dollars) * Math.round(toCents(Math.abs(dollars)) / 100);

export const ofNewestYear = <Of extends IncomeTaxReturn>(returns: readonly Of[]): Of[] => {
  const newest = Math.max(...returns.map(({ taxYear }) => taxYear));
  return returns.filter(({ taxYear }) => taxYear === newest);
};

export const federalOf = <Of extends IncomeTaxReturn>(returns: readonly Of[]): Of | undefined =>
  returns.find(({ jurisdiction }) => jurisdiction === FEDERAL);

export const isAnyRejected = (returns: readonly IncomeTaxReturn[]): boolean =>
  returns.some(({ taxReturnStatus }) => taxReturnStatus === 'rejected');

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);
