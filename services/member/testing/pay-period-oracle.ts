/*
 * What a limit is computed from, derived from what happened to a member as money.md, section 4
 * (2, 8, 9 and 10), words it: day by day and shift by shift, without the calendar of the service.
 */

type Day = string;

type Frequency = 'weekly' | 'bi_weekly' | 'semi_monthly' | 'monthly' | 'annually';

/** All that is known of one member's pay and bills; whole cents. */
export type MemberHistory = {
  today: Day;
  /** The last day that her payroll could be read, when it can be read no more. */
  payrollBrokenSince: Day | null;
  payFrequency: PayFrequency | null;
  shifts: readonly { endedOn: Day; grossCents: number }[];
  paystubs: readonly { payOn: Day; periodEndOn: Day; grossCents: number; netCents: number }[];
  bills: readonly { averageCents: number; frequency: Frequency; nextOccurrenceOn: Day }[];
  /** What staff have set of her pay, and when; null for nothing. */
  compensation: { payCents: number; payFrequency: PayFrequency; madeOn: Day } | null;
  period: { startOn: Day; madeOn: Day } | null;
};

type PayFrequency = Exclude<Frequency, 'annually'>;

export type ReducedFacts = {
  accruedNetCents: bigint;
  billsCents: bigint;
  nextPayday: Day | null;
  /** When the pay of this period comes, or was to come while it is late; null for nobody knows. */
  payOfPeriod: Day | null;
  /** Until when a frozen limit of these facts lasts. */
  periodEndsOn: Day;
};

export const reduced = (given: MemberHistory): ReducedFacts => factsOf(asStaffSay(given));

/** Staff say how often she is paid, and when the period began: that until pay has come after they did. */
function asStaffSay(history: MemberHistory): MemberHistory {
  const { compensation, period, payFrequency } = history;
  const isOver = history.paystubs.some(
    (stub) => isPaid(history, stub) && period !== null && stub.payOn > period.madeOn,
  );
  return {
    ...history,
    payFrequency: compensation?.payFrequency ?? payFrequency,
    period: isOver ? null : period,
  };
}

const factsOf = (history: MemberHistory): ReducedFacts => ({
  accruedNetCents: accruedNetCents(history),
  billsCents: billsCents(history),
  nextPayday: nextPayday(history),
  payOfPeriod: payOfPeriod(history),
  periodEndsOn: payOfPeriod(history) ?? monthAfter(history.today),
});

/** A paystub is paid once its day has come: its pay has arrived. */
const isPaid = ({ today }: MemberHistory, stub: { payOn: Day }) => stub.payOn <= today;

/** 10: A is of shifts that were worked, after the last period that was paid. */
function accruedNetCents(history: MemberHistory): bigint {
  const paidThrough = history.paystubs
    .filter((stub) => isPaid(history, stub))
    .map((stub) => stub.periodEndOn)
    .toSorted()
    .at(-1);
  // Nobody says that a shift was worked that lies behind the last reading of a broken payroll.
  const known = [history.today, history.payrollBrokenSince ?? history.today].toSorted()[0] ?? '';
  if (history.compensation) {
    const gross = grossByDays(history.compensation, firstUnpaidDay(history, paidThrough), known);
    return (gross * netBasisPoints(history)) / 10_000n;
  }
  let gross = 0n;
  for (const shift of history.shifts) {
    const isPaidFor = paidThrough !== undefined && shift.endedOn <= paidThrough;
    const isBefore = history.period !== null && shift.endedOn < history.period.startOn;
    if (shift.endedOn <= known && !isPaidFor && !isBefore) gross += BigInt(shift.grossCents);
  }
  return (gross * netBasisPoints(history)) / 10_000n;
}

/** No day counts that was paid for, and none before the period that staff say. */
function firstUnpaidDay({ period }: MemberHistory, paidThrough: Day | undefined): Day | undefined {
  const unpaid = paidThrough === undefined ? [] : [dayAfter(paidThrough)];
  return [...unpaid, ...(period ? [period.startOn] : [])].toSorted().at(-1);
}

/** A day of pay for each day that is over; from the day they said it where nothing else is known. */
function grossByDays(
  { payCents, payFrequency, madeOn }: NonNullable<MemberHistory['compensation']>,
  from: Day | undefined,
  until: Day,
): bigint {
  let days = 0n;
  for (let day = from ?? madeOn; day < until; day = dayAfter(day)) days += 1n;
  const pay = BigInt(payCents);
  const perDay = {
    weekly: [1n, 7n],
    bi_weekly: [1n, 14n],
    semi_monthly: [24n, 365n],
    monthly: [12n, 365n],
  } as const;
  const [periods, ofDays] = perDay[payFrequency];
  const earned = (pay * days * periods) / ofDays;
  return earned < pay ? earned : pay;
}

/** What she keeps of her pay, over all paystubs: all of it while none says, and never more. */
function netBasisPoints({ paystubs }: MemberHistory): bigint {
  const gross = paystubs.reduce((sum, stub) => sum + BigInt(stub.grossCents), 0n);
  const net = paystubs.reduce((sum, stub) => sum + BigInt(stub.netCents), 0n);
  const ratio = gross === 0n ? 0n : (net * 10_000n) / gross;
  return ratio === 0n || ratio > 10_000n ? 10_000n : ratio;
}

/**
 * 10: the day that pay is announced for, or else the first that its frequency gives: today while
 * today's pay has not come, a later one from then on.
 */
function nextPayday(history: MemberHistory): Day | null {
  const { today, paystubs, payFrequency } = history;
  const announced = paystubs.map((stub) => stub.payOn).filter((day) => day > today);
  if (announced.length > 0) return announced.toSorted()[0] ?? null;
  const last = lastPayday(history);
  if (last === null || payFrequency === null) return null;
  const from = later(dayAfter(lastDayOver(history, last)), today);
  return firstDay(from, (day) => isOccurrence(day, last, payFrequency));
}

/**
 * 10 and 11: the payday that a limit is computed for. A period turns when its pay has arrived and
 * not before: while pay is late, the payday is the day that is past.
 */
function payOfPeriod(history: MemberHistory): Day | null {
  const { today, payFrequency, paystubs } = history;
  const isAnnounced = paystubs.some(({ payOn }) => payOn > today);
  const last = lastPayday(history);
  if (isAnnounced || last === null || payFrequency === null) {
    return nextPayday(history);
  }
  // Nobody waited for a payday that staff say afterwards.
  const from = later(dayAfter(lastDayOver(history, last)), history.period?.madeOn ?? last);
  return firstDay(from, (day) => isOccurrence(day, last, payFrequency));
}

/** The day that pay was for last; a holiday may have moved it by three days, off its weekday. */
function lastPayday(history: MemberHistory): Day | null {
  const [newest, last, before] = paidDays(history);
  if (history.period) return history.period.startOn;
  const { payFrequency: frequency } = history;
  const hasWeekday = frequency === 'weekly' || frequency === 'bi_weekly';
  if (!newest || !last || !before || !hasWeekday) return newest ?? null;
  if (!isOccurrence(last, before, frequency)) return newest;
  const near = [0, -1, 1, -2, 2, -3, 3].map((days) => written(Date.parse(newest) + days * DAY_MS));
  return near.find((day) => isOccurrence(day, last, frequency)) ?? newest;
}

/** Each day on which she was paid, the newest first. */
const paidDays = (history: MemberHistory): Day[] =>
  [...new Set(history.paystubs.filter((stub) => isPaid(history, stub)).map((stub) => stub.payOn))]
    .toSorted()
    .toReversed();

/** No payday before it is waited for: what pay was for may be behind the day on which that came. */
const lastDayOver = (history: MemberHistory, last: Day): Day =>
  history.period ? last : later(last, paidDays(history)[0] ?? last);

const later = (one: Day, other: Day): Day => (one > other ? one : other);

/** E: each time that a bill is due from today up to the payday which has to last for it. */
const billsCents = (history: MemberHistory): bigint =>
  billsDueCents(history.bills, { from: history.today, to: billsUntil(history) });

/** What bills take from one day to the other, both included. */
export function billsDueCents(
  bills: MemberHistory['bills'],
  { from, to }: { from: Day; to: Day },
): bigint {
  let cents = 0n;
  for (let day = from; day <= to; day = dayAfter(day)) {
    for (const bill of bills) {
      const isDue =
        day >= bill.nextOccurrenceOn && isOccurrence(day, bill.nextOccurrenceOn, bill.frequency);
      if (isDue) cents += BigInt(bill.averageCents);
    }
  }
  return cents;
}

/** 10: on payday itself bills count until the payday after it; a month where none is known. */
function billsUntil(history: MemberHistory): Day {
  const { today, payFrequency } = history;
  const payday = nextPayday(history);
  if (payday === null) return monthAfter(today);
  if (payday > today || payFrequency === null) return payday;
  return firstDay(dayAfter(today), (day) =>
    isOccurrence(day, lastPayday(history) ?? today, payFrequency),
  );
}

/*
 * The calendar, as slow as it is plain.
 */

const DAY_MS = 86_400_000;

const written = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);
const dayAfter = (day: Day): Day => written(Date.parse(day) + DAY_MS);
const dayOfMonth = (day: Day) => Number(day.slice(8));
const monthOf = (day: Day) => Number(day.slice(5, 7));
const isMonthEnd = (day: Day) => dayOfMonth(dayAfter(day)) === 1;

/** Whether a day is the nth of its month, or its last where the month has fewer. */
const isNthOfMonth = (day: Day, nth: number) =>
  dayOfMonth(day) === nth || (isMonthEnd(day) && dayOfMonth(day) < nth);

/** Whether what came on one day comes on the other as well. */
function isOccurrence(day: Day, anchor: Day, frequency: Frequency): boolean {
  const days = (Date.parse(day) - Date.parse(anchor)) / DAY_MS;
  if (days === 0) return true;
  const nth = dayOfMonth(anchor);
  switch (frequency) {
    case 'weekly':
      return days % 7 === 0;
    case 'bi_weekly':
      return days % 14 === 0;
    case 'semi_monthly': {
      // The 1st and the 16th, or the 15th and the 30th.
      const first = nth > 15 ? nth - 15 : nth;
      return isNthOfMonth(day, first) || isNthOfMonth(day, first + 15);
    }
    case 'monthly':
      return isNthOfMonth(day, nth);
    case 'annually':
      return monthOf(day) === monthOf(anchor) && isNthOfMonth(day, nth);
  }
}

function firstDay(from: Day, isIt: (day: Day) => boolean): Day {
  let day = from;
  while (!isIt(day)) day = dayAfter(day);
  return day;
}

function monthAfter(day: Day): Day {
  return firstDay(
    dayAfter(day),
    (one) => monthOf(one) !== monthOf(day) && isNthOfMonth(one, dayOfMonth(day)),
  );
}
