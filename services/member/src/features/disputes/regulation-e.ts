import { plusBankingDays } from '#calendar/banking-day.ts';
import { type CalendarDate, plusDays } from '#calendar/calendar-date.ts';

/* The days of Regulation E, 12 CFR 1005.11: https://www.ecfr.gov/current/title-12/part-1005/section-1005.11 */

/** (c)(3)(i): an account counts as new for purchases of its first so many days. */
const NEW_ACCOUNT_DAYS = 30;
/** (c)(1), (c)(2) and, for new accounts, (c)(3)(i). */
const CREDIT_BANKING_DAYS = { usual: 10, newAccount: 20 };
/** (c)(2) and, for new accounts and the point of sale, (c)(3)(ii). */
const RESOLVE_DAYS = { usual: 45, extended: 90 };
/** (c)(1) and (d)(1): how soon she is told. */
const RESULTS_BANKING_DAYS = 3;
/** (c)(1): how soon an error is corrected. */
const CORRECTION_BANKING_DAYS = 1;
/** (d)(2)(ii): how long before the day on which a credit is taken back she is told of it. */
const NOTICE_BANKING_DAYS = 5;

type Disputed = {
  openedOn: CalendarDate;
  purchasedOn: CalendarDate;
  accountOpenedOn: CalendarDate;
  /** Bought in person. */
  isPointOfSale: boolean;
};

export type DueDates = {
  /** Until then there is a result, or a provisional credit. */
  creditDueOn: CalendarDate;
  /** Until then there is a result. */
  resolveDueOn: CalendarDate;
};

/**
 * Until when a dispute is answered. A purchase abroad would have 90 days too: the issuer's records do
 * not say where one was made, so that it is answered as soon as any other.
 */
export function dueDates({
  openedOn,
  purchasedOn,
  accountOpenedOn,
  isPointOfSale,
}: Disputed): DueDates {
  const isNew = purchasedOn <= plusDays(accountOpenedOn, NEW_ACCOUNT_DAYS);
  const creditDays = isNew ? CREDIT_BANKING_DAYS.newAccount : CREDIT_BANKING_DAYS.usual;
  const resolveDays = isNew || isPointOfSale ? RESOLVE_DAYS.extended : RESOLVE_DAYS.usual;
  return {
    creditDueOn: plusBankingDays(openedOn, creditDays),
    resolveDueOn: plusDays(openedOn, resolveDays),
  };
}

/** What follows a decision, by when. */
export const datesOfDecision = (decidedOn: CalendarDate) => ({
  resultsDueOn: plusBankingDays(decidedOn, RESULTS_BANKING_DAYS),
  correctionDueOn: plusBankingDays(decidedOn, CORRECTION_BANKING_DAYS),
  takeBackOn: plusBankingDays(decidedOn, NOTICE_BANKING_DAYS),
});

/** How long before a day staff are reminded of it. */
const REMINDER_BANKING_DAYS = 3;

/** The last day whose disputes staff are reminded of now. */
export const remindedUntil = (today: CalendarDate): CalendarDate =>
  plusBankingDays(today, REMINDER_BANKING_DAYS);
