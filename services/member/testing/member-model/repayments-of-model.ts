import { dayOf, plusDays } from '#calendar/calendar-date.ts';
import type { Schedule } from '#features/cards/repayments/schedule.ts';
import {
  isSettledToday,
  settlementDayAfter,
  settlementDayFrom,
} from '#testing/banking-day-oracle.ts';
import { billsDueCents } from '#testing/pay-period-oracle.ts';
import { debitOf, markedDays } from '#testing/repayment-schedule-oracle.ts';
import { sendDebits, reserveDebit } from './debits-of-model.ts';
import { book, type MemberModel, type ModelInstance, type Purpose, today } from './member-model.ts';
import type { Trouble } from './transfers-of-model.ts';

/* On which days her bank is debited, and for how much, by money.md, sections 3 and 5. */

/** One run that plans, debits what is due, and sends what was not sent. */
export function repayByDebit(model: MemberModel, trouble: Trouble): void {
  plan(model);
  if (isSettledToday(model.now)) {
    for (const one of scheduled(model).filter(({ effectiveOn }) => effectiveOn <= today(model))) {
      begin(model, one);
    }
  }
  sendDebits(model, trouble);
}

export const scheduled = ({ instances }: MemberModel, purpose?: Purpose): ModelInstance[] =>
  instances.filter(
    (one) => one.state === 'scheduled' && (purpose === undefined || one.purpose === purpose),
  );

/** Adds a day, unless she repays for that purpose on it already. @returns whether it was added */
export function addInstance(
  { instances }: MemberModel,
  wanted: Pick<ModelInstance, 'purpose' | 'dueOn' | 'effectiveOn'> & Partial<ModelInstance>,
): boolean {
  if (isTaken(instances, wanted)) return false;
  instances.push({
    cents: null,
    state: 'scheduled',
    because: null,
    isMoved: false,
    timesPutOff: 0,
    represents: null,
    ...wanted,
  });
  return true;
}

/** 5: one of each purpose on a day, whatever became of it. */
export const isTaken = (
  instances: readonly ModelInstance[],
  { purpose, effectiveOn }: Pick<ModelInstance, 'purpose' | 'effectiveOn'>,
): boolean => instances.some((one) => one.purpose === purpose && one.effectiveOn === effectiveOn);

/** As soon as she owes something: by staff's schedules, else on her payday, else after two weeks. */
function plan(model: MemberModel): void {
  const { account, instances } = model;
  if (account.outstandingCents() <= account.reservedCents()) return;
  const over = instances.filter((one) => one.purpose === 'payday' && one.state !== 'scheduled');
  const lastDueOn =
    over
      .map(({ dueOn }) => dueOn)
      .toSorted()
      .at(-1) ?? null;
  const [planned] = scheduled(model, 'payday');
  const isFixed = planned && (planned.isMoved || planned.timesPutOff > 0);
  if (planned && (isFixed || planned.dueOn <= today(model))) return;
  const next = nextDay(model, lastDueOn);
  // One period has one debit.
  if (lastDueOn !== null && next.dueOn <= lastDueOn) return;
  if (next.dueOn === planned?.dueOn) return;
  if (!planned) addInstance(model, { purpose: 'payday', ...next });
  else {
    const others = instances.filter((one) => one !== planned);
    if (!isTaken(others, { purpose: 'payday', ...next })) Object.assign(planned, next);
  }
}

type Day = { dueOn: string; effectiveOn: string };

function nextDay(model: MemberModel, lastDueOn: string | null): Day {
  const { account, payday, schedules } = model;
  const after = [lastDueOn ?? '', today(model)].toSorted().at(-1) ?? '';
  const days = schedules
    .filter(({ isActive, isApproved }) => isActive && isApproved)
    .map(({ schedule }): Day => {
      const recursOn = marked(schedule).find((day) => day > after) ?? '';
      return {
        dueOn: recursOn,
        effectiveOn: debitOf(recursOn, schedule, today(model)).effectiveOn,
      };
    });
  const [first] = days.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1));
  if (first) return first;
  const owesSince = dayOf(new Date(account.owesSince() ?? Number.NaN));
  const since = [owesSince, lastDueOn ?? ''].toSorted().at(-1) ?? '';
  const dueOn = payday ?? plusDays(since, 14);
  return { dueOn, effectiveOn: settlementDayFrom(dueOn < today(model) ? today(model) : dueOn) };
}

const markedBySchedule = new WeakMap<Schedule, string[]>();
function marked(schedule: Schedule): string[] {
  const known = markedBySchedule.get(schedule) ?? markedDays(schedule);
  markedBySchedule.set(schedule, known);
  return known;
}

/** What is hers pays first; then what she owes and nothing under way reserves is fetched. */
function begin(model: MemberModel, instance: ModelInstance): void {
  const { account } = model;
  book(model, { kind: 'use_deposit' });
  const owed = account.repayableCents();
  const { cents: asked, purpose } = instance;
  if (owed <= 0) return cancel(instance, 'nothing_owed');
  // Presented again in the same amount, or not at all.
  if (purpose === 'representment' && (asked ?? 0) > owed) return cancel(instance, 'owed_less');
  const wanted = Math.min(asked ?? owed, owed);
  const affordable = affordableCents(model, { purpose, wanted });
  if (affordable === null) return putOff(model, instance, 'no_bank');
  if (affordable === 0) return putOff(model, instance, 'short_balance');
  instance.state = 'processed';
  reserveDebit(model, { instance, cents: affordable });
}

/** null where no account of hers may be debited, 0 where it would be overdrawn. */
function affordableCents(
  model: MemberModel,
  { purpose, wanted }: { purpose: Purpose; wanted: number },
): number | null {
  const { history, repaysInPart } = model;
  const bank = debitableBank(model);
  if (bank === null) return null;
  if (purpose === 'member' || purpose === 'staff') return wanted;
  const to = settlementDayAfter(today(model), 3);
  const bills = Number(billsDueCents(history.bills, { from: today(model), to }));
  const predicted = bank.availableCents - bills;
  if (predicted >= wanted) return wanted;
  return repaysInPart && purpose === 'payday' ? Math.max(0, predicted) : 0;
}

export const debitableBank = ({ bank }: Pick<MemberModel, 'bank'>) =>
  bank !== null && bank.isHers && !bank.isStopped ? bank : null;

function putOff(
  { instances, ...model }: MemberModel,
  instance: ModelInstance,
  because: 'no_bank' | 'short_balance',
): void {
  if (instance.timesPutOff === 5) return cancel(instance, because);
  let day = settlementDayAfter(today(model), 1);
  const others = instances.filter((one) => one !== instance);
  while (isTaken(others, { purpose: instance.purpose, effectiveOn: day })) {
    day = settlementDayAfter(day, 1);
  }
  Object.assign(instance, { effectiveOn: day, because, timesPutOff: instance.timesPutOff + 1 });
}

function cancel(instance: ModelInstance, because: ModelInstance['because']): void {
  Object.assign(instance, { state: 'cancelled', because });
}
