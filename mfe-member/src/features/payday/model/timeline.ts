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

/** The repayment steps are complete once the paycheck is received; how far their money is, a `Move` tells. */
export const settlingStatus = ({
  paycheckReceived,
}: Pick<PaycheckStanding, 'paycheckReceived'>): StepStatus =>
  paycheckReceived ? 'complete' : 'incomplete';

type Repayment = Pick<
  Payday,
  'repaymentStatus' | 'nextRepayment' | 'repaymentAmount' | 'repaidBy' | 'paycheckTo' | 'paycheckOn'
>;

/** Where the money of a step is: where it is to be; on its way there; not yet; or waiting for her. */
export type Move = 'done' | 'under_way' | 'planned' | 'stuck';

/** How far the debit is that repays what she spent, or that none was; from her pay it is done as that comes. */
export function repaymentMove(payday: Repayment): Move | 'none' {
  if (payday.repaymentStatus === 'under_way') return 'under_way';
  if (payday.repaymentStatus === 'repaid') return movedBeside(payday);
  return payday.nextRepayment?.status === 'stopped' ? 'stuck' : 'planned';
}

/** Where nothing was debited for this payday, how far the debit of another is. */
function movedBeside(payday: Repayment) {
  const { repaymentAmount, repaidBy, nextRepayment: next } = payday;
  if (repaymentAmount > 0 || repaidBy || !next?.day) return 'done';
  if (next.status === 'processing') return isOfLater(payday, next.day) ? 'none' : 'under_way';
  return next.status === 'scheduled' ? 'none' : 'done';
}

/** Of a debit after a payday whose pay came to her bank: she asked for it since. */
const isOfLater = ({ paycheckTo, paycheckOn }: Repayment, day: CalendarDate): boolean =>
  paycheckTo === 'bank' && paycheckOn !== null && day > paycheckOn;

/** How far the rest is; of a paycheck at her own bank it is there, whatever is debited beside it. */
export function remainderMove({ payout }: Pick<Payday, 'payout'>): Move {
  if (payout === null) return 'done';
  if (payout.status === 'on_its_way') return 'under_way';
  return PLANNED.has(payout.status) ? 'planned' : 'stuck';
}

const PLANNED: ReadonlySet<string> = new Set(['scheduled', 'after_repayment']);
