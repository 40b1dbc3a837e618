import { dayOf, plusDays } from '#calendar/calendar-date.ts';
import type { Schedule } from '#features/cards/repayments/schedule.ts';
import { settlementDayFrom } from '#testing/banking-day-oracle.ts';
import { debitOf, markedDays } from '#testing/repayment-schedule-oracle.ts';
import {
  addInstance,
  isAskedFor,
  isTaken,
  leftToPaydaysCents,
  scheduled,
} from './instances-of-model.ts';
import { type MemberModel, type ModelInstance, today } from './member-model.ts';

/* On which day she repays next, by money.md, section 5. */

type Day = { dueOn: string; effectiveOn: string; paidAfter: string | null };

/** As it stands now: what is to come, less what that leaves nothing to. */
export function planRepayment(model: MemberModel): void {
  planNext(model);
  endObsolete(model);
}

/** What is to be debited no more, whatever is planned. */
export function endObsolete(model: MemberModel): void {
  if (!model.repaysByDebit) endUnauthorized(model);
  endOfOtherBanks(model);
  giveWay(model);
}

/** What one account sent back is presented again to no other, and to none that forbids debits. */
function endOfOtherBanks(model: MemberModel): void {
  for (const one of scheduled(model, 'representment')) {
    const { bank } = model;
    if (bank === null || bank.isStopped || one.represents?.bank !== bank) {
      Object.assign(one, { state: 'cancelled', because: 'other_bank' });
    }
  }
}

/** Who repays from her pay has authorized no debit but those of staff. */
function endUnauthorized(model: MemberModel): void {
  for (const one of scheduled(model)) {
    if (one.purpose !== 'staff')
      Object.assign(one, { state: 'cancelled', because: 'repays_from_pay' });
  }
}

/** What is presented again is that in the same amount, of what the days before it leave. */
function giveWay(model: MemberModel): void {
  let left = leftToPaydaysCents(model);
  for (const one of unaskedInOrder(model)) {
    const wanted = one.cents ?? left;
    if (one.purpose !== 'representment' || wanted <= left) left -= Math.min(wanted, left);
    else Object.assign(one, { state: 'cancelled', because: 'owed_less' });
  }
}

/** Decision 66: of what came back, she who repays a part of it has the rest debited on its day. */
export function debitRests(model: MemberModel): void {
  let left = leftToPaydaysCents(model);
  for (const one of unaskedInOrder(model)) {
    const share = Math.min(one.cents ?? left, left);
    left -= share;
    if (one.purpose === 'representment' && share > 0) one.cents = share;
  }
}

const unaskedInOrder = (model: MemberModel): ModelInstance[] =>
  scheduled(model)
    .filter((one) => !isAskedFor(one))
    .toSorted(
      (one, other) =>
        Number(one.effectiveOn > other.effectiveOn) - Number(one.effectiveOn < other.effectiveOn),
    );

/** As soon as she owes something: by staff's schedules, else on her payday, else after two weeks. */
function planNext(model: MemberModel): void {
  const { account, instances, repaysByDebit } = model;
  const ofRefund = account.ofRefundCents();
  if (!repaysByDebit || account.outstandingCents() <= account.reservedCents() + ofRefund) return;
  const [planned] = scheduled(model, 'payday');
  if (planned && isSettled(planned, today(model))) return;
  const lastDueOn = lastDueDay(model);
  const next = remindedOf(nextDay(model, lastDueOn), planned, model);
  // One period has one debit.
  if (next.dueOn <= lastDueOn || (planned && staysBeside(next, planned, model))) return;
  if (!planned) addInstance(model, { purpose: 'payday', ...next });
  else {
    const others = instances.filter((one) => one !== planned);
    if (!isTaken(others, { purpose: 'payday', ...next })) Object.assign(planned, next);
  }
}

const staysBeside = (next: Day, planned: ModelInstance, model: MemberModel): boolean =>
  next.dueOn === planned.dueOn || (next.dueOn > planned.dueOn && isPaid(model, planned));

/** Pay has come since it was planned for a payday, and no schedule says another day. */
const isPaid = (model: MemberModel, { paidAfter }: ModelInstance): boolean =>
  approved(model).length === 0 && paidAfter !== null && lastPaidOn(model) > paidAfter;

const approved = ({ schedules }: MemberModel) =>
  schedules.filter(({ isActive, isApproved }) => isActive && isApproved);

const lastPaidOn = (model: MemberModel): string =>
  latest(model.history.paystubs.map(({ payOn }) => payOn).filter((day) => day <= today(model)));

/** It stays where it is: she moved it, it was put off, or its day has come. */
const isSettled = ({ effectiveOn, movedFrom, timesPutOff }: ModelInstance, day: string): boolean =>
  movedFrom !== null || timesPutOff > 0 || effectiveOn <= day;

/** The last payday that is over; before every day while there is none. */
const lastDueDay = ({ instances }: MemberModel): string =>
  latest(
    instances
      .filter(({ purpose, state }) => purpose === 'payday' && state !== 'scheduled')
      .filter((one) => !isBeforePayday(one))
      .map(({ dueOn }) => dueOn),
  );

/** Moved ahead of its payday, which repays what is bought in between. */
const isBeforePayday = ({ because, effectiveOn, movedFrom, state }: ModelInstance): boolean =>
  movedFrom !== null &&
  effectiveOn < movedFrom &&
  (state === 'processed' || because === 'nothing_owed');

const latest = (days: readonly string[]): string => days.toSorted().at(-1) ?? '';

function nextDay(model: MemberModel, lastDueOn: string): Day {
  const { account, payday } = model;
  const after = latest([lastDueOn, today(model)]);
  const days = approved(model).map(({ schedule }): Day => {
    const recursOn = marked(schedule).find((day) => day > after) ?? '';
    return {
      dueOn: recursOn,
      effectiveOn: debitOf(recursOn, schedule, today(model)).effectiveOn,
      paidAfter: null,
    };
  });
  const [first] = days.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1));
  if (first) return first;
  const owesSince = dayOf(new Date(account.owesSince() ?? Number.NaN));
  const dueOn = payday ?? plusDays(latest([owesSince, lastDueOn]), 14);
  const waited = latest([lastPaidOn(model), plusDays(today(model), -1)]);
  return {
    dueOn,
    effectiveOn: settlementDayFrom(latest([dueOn, today(model)])),
    paidAfter: payday === null ? null : waited,
  };
}

/** What is moved ahead to a payday is told her two days before, and comes no later than it was to. */
function remindedOf(next: Day, planned: ModelInstance | undefined, model: MemberModel): Day {
  if (!planned || approved(model).length > 0 || next.effectiveOn >= planned.effectiveOn)
    return next;
  const told = settlementDayFrom(plusDays(today(model), 2));
  const [effectiveOn = ''] = [planned.effectiveOn, latest([next.effectiveOn, told])].toSorted();
  return { ...next, effectiveOn };
}

const markedBySchedule = new WeakMap<Schedule, string[]>();
function marked(schedule: Schedule): string[] {
  const known = markedBySchedule.get(schedule) ?? markedDays(schedule);
  markedBySchedule.set(schedule, known);
  return known;
}
