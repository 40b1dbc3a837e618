import type { CaseKind } from '@reset/api-contract/case-events.ts';
import { cutOffOf, plusBankingDays } from '#calendar/banking-day.ts';
import { type CalendarDate, dayOf, endOfDay } from '#calendar/calendar-date.ts';

/** Within how many banking days staff look at what has no date of its own. */
const BANKING_DAYS: Partial<Record<CaseKind, number>> = {
  broken_link: 2,
  reconciliation_difference: 1,
  payout: 1,
  debit: 1,
};
const USUAL_BANKING_DAYS = 2;

/**
 * By when something is done that waits for staff.
 * @param dueOn the day that its own rules give; null where there is none
 */
export function dueAt(kind: CaseKind, openedAt: Date, dueOn: CalendarDate | null): Date {
  if (kind === 'repayment_schedule' && dueOn !== null) return cutOffOf(dueOn);
  const days = BANKING_DAYS[kind] ?? USUAL_BANKING_DAYS;
  return endOfDay(dueOn ?? plusBankingDays(dayOf(openedAt), days));
}
