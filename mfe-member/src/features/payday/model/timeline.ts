import type { CalendarDate } from '#dates/calendar-date.ts';
import type { Payday } from '../api/payday.ts';

/**
 * How a day of the timeline stands against today: over; over as the latest of them, with what it leads
 * to still to come; today; the first that is to come; one behind that.
 */
export type ItemStatus = 'past' | 'current' | 'today' | 'next' | 'future';

/**
 * The status of each day of the timeline, which are in order.
 * @param isDone all that the days lead to has happened
 */
export function itemStatuses(
  days: readonly CalendarDate[],
  today: CalendarDate,
  isDone: boolean,
): ItemStatus[] {
  const next = days.findIndex((day) => day > today);
  const latest = days.findLastIndex((day) => day < today);
  const isAnyToday = days.includes(today);
  return days.map((day, place) => {
    if (day === today) return 'today';
    if (day > today) return place === next ? 'next' : 'future';
    return place === latest && !isDone && !isAnyToday ? 'current' : 'past';
  });
}

export type StepStatus = 'incomplete' | 'pending' | 'complete';

type PaycheckStanding = { currentPayday: CalendarDate; paycheckReceived: boolean };

/** The paycheck is expected from payday on, however late it is, until it is received. */
export function paycheckStatus(
  { currentPayday, paycheckReceived }: PaycheckStanding,
  today: CalendarDate,
): StepStatus {
  if (paycheckReceived) return 'complete';
  return today < currentPayday ? 'incomplete' : 'pending';
}

/**
 * From her pay it is repaid as soon as that is received; by a debit, once the debit is over.
 */
export const repaymentStatus = (payday: Repayment): StepStatus => {
  if (!payday.paycheckReceived) return 'incomplete';
  return payday.repaymentStatus === 'repaid' ? 'complete' : 'pending';
};

type Repayment = Pick<Payday, 'paycheckReceived' | 'repaymentStatus'>;

/**
 * The rest is with her once nothing of it is with us, or on its way to her bank; of a paycheck at her own
 * bank it is there already, whatever is debited beside it.
 */
export const remainderStatus = (payday: Remainder): StepStatus => {
  if (!payday.paycheckReceived) return 'incomplete';
  return payday.payout === null ? 'complete' : 'pending';
};

type Remainder = Pick<Payday, 'paycheckReceived' | 'payout'>;
