import { bankingDayFrom, isBankingDay, plusBankingDays } from '#calendar/banking-day.ts';
import { type CalendarDate, dayOf, plusDays } from '#calendar/calendar-date.ts';
import { remindedUntil } from './repayment-notices.ts';

/** Who has her bank debited: the job for her payday, staff, she, or the job for what came back. */
export type Purpose = 'payday' | 'staff' | 'member' | 'representment';

/** Why a day was put off, or is over without a debit. */
export type Obstacle = 'no_bank' | 'short_balance' | 'nothing_owed' | 'owed_less' | 'other_bank';

/** What became of a day on which a member was to repay. */
export type Begun =
  | { outcome: 'debited'; debitId: string }
  | { outcome: 'put_off' | 'cancelled'; because: Obstacle; accountId: string; instanceId: string };

/** A day on which a member repays, as far as it is still to come. */
export type Planned = {
  id: string;
  dueOn: CalendarDate;
  effectiveOn: CalendarDate;
  /** The pay that it waits for comes after this day; null where it was planned for no payday. */
  paidAfter: CalendarDate | null;
  /** She has moved it, or it was put off: it stays where it is. */
  isFixed: boolean;
};

/** What is known of a member who repays from her bank when her next day is looked for. */
export type Situation = {
  /** The next days by schedules that are approved and active; none repays on her paydays. */
  scheduled: readonly CalendarDate[];
  /** The payday of the period that she is in, which is past while its pay is late; null for none. */
  payday: CalendarDate | null;
  /** Since when she owes the oldest of what she owes. */
  owesSince: CalendarDate;
  /** The newest day on which her payroll paid her; null before the first. */
  paidOn: CalendarDate | null;
  /** The last day that was planned and is over; null before the first. */
  lastDueOn: CalendarDate | null;
  planned: Planned | null;
};

/** How long somebody may owe whose payday nobody knows. */
const MAX_DAYS_OWED = 14;

/** The day that her next repayment is for; null while it is not known yet, or nothing changes. */
export function nextDueOn(situation: Situation, today: CalendarDate): CalendarDate | null {
  const { lastDueOn, planned } = situation;
  if (planned && (planned.isFixed || planned.effectiveOn <= today)) return null;
  const dueOn = soonest(situation);
  // A payday that is over comes again only when the period has turned.
  if (lastDueOn !== null && dueOn <= lastDueOn) return null;
  if (planned && dueOn > planned.dueOn && isPaid(planned, situation)) return null;
  return dueOn === planned?.dueOn ? null : dueOn;
}

/**
 * Whether pay has come that a repayment was planned for: the period has turned, and what was planned,
 * and told her, stays, so that pay, however small or early, never puts it off.
 */
const isPaid = ({ paidAfter }: Planned, { paidOn, scheduled }: Situation): boolean =>
  scheduled.length === 0 && paidAfter !== null && paidOn !== null && paidOn > paidAfter;

/** After which day the pay comes that is waited for by what is planned today; null where no payday is known. */
export function awaitsPayAfter(
  { payday, paidOn, scheduled }: Situation,
  today: CalendarDate,
): CalendarDate | null {
  if (payday === null || scheduled.length > 0) return null;
  const yesterday = plusDays(today, -1);
  return paidOn !== null && paidOn > yesterday ? paidOn : yesterday;
}

function soonest({ scheduled, payday, owesSince, lastDueOn }: Situation): CalendarDate {
  const [first] = scheduled.toSorted();
  if (first !== undefined) return first;
  if (payday !== null) return payday;
  const since = lastDueOn !== null && lastDueOn > owesSince ? lastDueOn : owesSince;
  return plusDays(since, MAX_DAYS_OWED);
}

/** When her bank is debited for a day: on a banking day, never one that is past. */
export const effectiveFor = (dueOn: CalendarDate, today: CalendarDate): CalendarDate =>
  bankingDayFrom(dueOn < today ? today : dueOn);

/**
 * When her bank is debited for a payday: where that is sooner than was planned, so late that she is
 * reminded of it as of any other, and never later than was planned.
 */
export function effectiveForPayday(
  dueOn: CalendarDate,
  planned: Planned | null,
  today: CalendarDate,
): CalendarDate {
  const day = effectiveFor(dueOn, today);
  if (!planned || day >= planned.effectiveOn) return day;
  const reminded = bankingDayFrom(remindedUntil(today));
  const ahead = day > reminded ? day : reminded;
  return ahead < planned.effectiveOn ? ahead : planned.effectiveOn;
}

const MAX_PUT_OFF = 5;

/**
 * The day to which a repayment is put off that cannot be made today; null when it was put off so
 * often that somebody has to look at it.
 */
export const putOffTo = (today: CalendarDate, timesPutOff: number): CalendarDate | null =>
  timesPutOff < MAX_PUT_OFF ? plusBankingDays(today, 1) : null;

const MOVABLE_BANKING_DAYS = 5;

type Movable = {
  purpose: string;
  dueOn: CalendarDate;
  effectiveOn: CalendarDate;
  /** She has moved it, or an earlier debit of the same payday. */
  isMoved: boolean;
};

/**
 * The last banking day to which a member may move the debit of a payday: five after that day; null
 * where she has moved it before, and from the day on which it is made.
 */
export function movableUntil({ purpose, dueOn, effectiveOn, isMoved }: Movable, now: Date) {
  if (purpose !== 'payday' || isMoved || effectiveOn <= dayOf(now)) return null;
  const last = plusBankingDays(dueOn, MOVABLE_BANKING_DAYS);
  return last > effectiveOn ? last : null;
}

/** The banking days to which she may move it, from tomorrow on; the day on which it is now is none. */
export function movableTo(one: Movable, now: Date): CalendarDate[] {
  const last = movableUntil(one, now);
  if (last === null) return [];
  const days: CalendarDate[] = [];
  for (let day = plusDays(dayOf(now), 1); day <= last; day = plusDays(day, 1)) {
    if (isBankingDay(day) && day !== one.effectiveOn) days.push(day);
  }
  return days;
}

/** Whether she may move it to this day. */
export const isMovableTo = (one: Movable, day: CalendarDate, now: Date): boolean =>
  movableTo(one, now).includes(day);

/** What a repayment takes of what is owed; null for all that is left to it. */
export type Share = { purpose: Purpose; amountCents: number | null };

/** Whether somebody asked for it and was told that it is made: staff, or she herself. */
export const isAskedFor = ({ purpose }: { purpose: Purpose }): boolean =>
  purpose === 'staff' || purpose === 'member';

/**
 * What each of several repayments takes of what is owed, no two of them the same: first those that were
 * asked for, whatever their days, then the others in their order. What is presented again is that in
 * the same amount, or not at all.
 * @param ofRefundCents what of it she spent of a tax refund: that is for who asks, and for nobody else
 * @returns those that take something, in their order
 */
export function shareOwed<One extends Share>(
  owedCents: number,
  repayments: readonly One[],
  ofRefundCents = 0,
): (One & { cents: number })[] {
  let leftCents = owedCents;
  const cents = new Map<One, number>();
  for (const one of repayments.toSorted((a, b) => Number(isAskedFor(b)) - Number(isAskedFor(a)))) {
    const forIt = isAskedFor(one) ? leftCents : leftCents - ofRefundCents;
    if (isUncovered(one, forIt)) continue;
    const taken = Math.max(Math.min(one.amountCents ?? forIt, forIt), 0);
    leftCents -= taken;
    cents.set(one, taken);
  }
  return repayments
    .map((one) => ({ ...one, cents: cents.get(one) ?? 0 }))
    .filter((one) => one.cents > 0);
}

/** What repayments that were asked for leave of what is owed, to others and to whoever asks now. */
export const leftOver = (owedCents: number, askedFor: readonly Share[]): number =>
  shareOwed(owedCents, askedFor).reduce((left, { cents }) => left - cents, owedCents);

const isUncovered = ({ purpose, amountCents }: Share, leftCents: number): boolean =>
  purpose === 'representment' && amountCents !== null && amountCents > leftCents;

const BANKING_DAYS_AHEAD = 3;

/** Until which day her balance is predicted before it is debited. */
export const predictedUntil = (today: CalendarDate): CalendarDate =>
  plusBankingDays(today, BANKING_DAYS_AHEAD);

/** So much is debited of what is asked for; 0 puts it off, so that her account is not overdrawn. */
const affordableCents = (
  wantedCents: number,
  { predictedCents, mayBePart }: { predictedCents: number; mayBePart: boolean },
): number => {
  if (predictedCents >= wantedCents) return wantedCents;
  return mayBePart ? Math.max(predictedCents, 0) : 0;
};

/** What is to be done about a day that is due. */
export type Decision<Bank> =
  | { kind: 'debit'; cents: number; bank: Bank }
  | { kind: 'put_off'; because: 'no_bank' | 'short_balance'; cents: number }
  | { kind: 'cancel'; because: Obstacle };

type Due = {
  purpose: Purpose;
  /** null for all that she owes. */
  askedCents: number | null;
};

/**
 * What is debited on a day that is due. A debit that she asked for herself, or staff did, is made
 * whatever it leaves her; one that is presented again is presented in the same amount.
 * @param owedCents what is neither repaid nor about to be, for it to take
 * @param bank her account and what is predicted to be left on it; null where none may be debited
 */
export function decide<Bank extends { predictedCents: number; mayBePart: boolean }>(
  { purpose, askedCents }: Due,
  owedCents: number,
  bank: Bank | null,
): Decision<Bank> {
  if (owedCents <= 0) return { kind: 'cancel', because: 'nothing_owed' };
  if (isUncovered({ purpose, amountCents: askedCents }, owedCents)) {
    return { kind: 'cancel', because: 'owed_less' };
  }
  const wantedCents = Math.min(askedCents ?? owedCents, owedCents);
  if (!bank) return { kind: 'put_off', because: 'no_bank', cents: wantedCents };
  if (isAskedFor({ purpose })) return { kind: 'debit', cents: wantedCents, bank };
  const mayBePart = bank.mayBePart && purpose === 'payday';
  const cents = affordableCents(wantedCents, { ...bank, mayBePart });
  return cents > 0
    ? { kind: 'debit', cents, bank }
    : { kind: 'put_off', because: 'short_balance', cents: wantedCents };
}
