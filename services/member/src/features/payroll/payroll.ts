import { daysBetween, plusDays, plusMonths, type CalendarDate } from '#calendar/calendar-date.ts';
import { nextOccurrence } from '#calendar/recurrence.ts';
import type { PayrollTerms, ReportedShift } from '#providers/payroll-data.ts';
import {
  overriddenPeriod,
  overriddenStart,
  periodBegin,
  type PayOverrides,
} from './pay-override.ts';
import { paidFor } from './paid-for.ts';
import { recentShifts } from './usual-shifts.ts';

export { annualizedCents } from './annualize.ts';
export { overriddenStart, payByDaysCents, periodBegin, type PayOverrides } from './pay-override.ts';
export { usualShifts, type UsualShift } from './usual-shifts.ts';

/** A linked payroll that was read at least once: on what terms the member is paid. */
export type Payroll = Omit<PayrollTerms, 'employerName'> & {
  employerName: string;
  /** Of the provider's list; null for one that was linked before they were kept. */
  platformId: string | null;
  /** The last day that it was read for, when it can be read no more; null while it can. */
  brokenSince: CalendarDate | null;
  /** Its terms are those of staff where they have set some. */
  overrides?: PayOverrides;
};

/** Whether the provider keeps reading the account by itself. */
export const isMonitored = (status: string): boolean => status === 'active';

type PaidBy = Pick<Payroll, 'payFrequency' | 'overrides'>;

/**
 * The next payday: the soonest to come that a paystub announces, else counted on from the newest pay
 * date; today, while its pay has not arrived. A period turns when its pay has: a paystub of today is
 * paid. null before the first, because nothing says when it will be, and where no platform reports
 * how often she is paid.
 * @param payDates of paystubs, in any order, past and to come
 */
export const nextPayday = (
  payroll: PaidBy,
  payDates: readonly CalendarDate[],
  today: CalendarDate,
): CalendarDate | null => paydayFrom(today, payroll, { payDates, today });

/**
 * The payday of the period that has not turned, as nextPayday says it, and the day when its pay was
 * to arrive for as long as that is late.
 */
export const periodPayday = (
  payroll: PaidBy,
  payDates: readonly CalendarDate[],
  today: CalendarDate,
): CalendarDate | null => paydayFrom(null, payroll, { payDates, today });

/**
 * The day until which bills are reckoned with: the first payday after today, because on a payday
 * today's pay has to last until then; and while none is known a month from today, in which every
 * monthly bill comes once.
 */
export const billsHorizon = (
  payroll: PaidBy | null,
  payDates: readonly CalendarDate[],
  today: CalendarDate,
): CalendarDate =>
  (payroll && paydayFrom(plusDays(today, 1), payroll, { payDates, today })) ?? plusMonths(today, 1);

/**
 * The first payday after the newest pay that arrived, or after the pay period's beginning as staff have
 * set it, and not before a day where one is given. What staff set makes no payday of a day that was
 * over when they did: what she owes would be debited for it at once.
 */
function paydayFrom(
  earliest: CalendarDate | null,
  { payFrequency, overrides }: PaidBy,
  { payDates, today }: { payDates: readonly CalendarDate[]; today: CalendarDate },
): CalendarDate | null {
  const inOrder = payDates.toSorted();
  const announced = inOrder.find((day) => day > today);
  if (announced !== undefined) return announced;
  if (payFrequency === null) return null;
  const period = overrides && overriddenPeriod(overrides, payDates, today);
  const start = period?.startOn ?? paidFor(inOrder, payFrequency);
  if (start === undefined) return null;
  const over = period ? period.startOn : latest(start, inOrder.at(-1));
  const from = latest(plusDays(over, 1), earliest, period?.madeOn);
  return nextOccurrence(start, payFrequency, from);
}

const latest = (
  day: CalendarDate,
  ...others: readonly (CalendarDate | null | undefined)[]
): CalendarDate =>
  others.reduce<CalendarDate>((last, other) => (other && other > last ? other : last), day);

export type Shift = { id: string; endedOn: CalendarDate; minutes: number; grossCents: number };

export type Paystub = {
  id: string;
  payOn: CalendarDate;
  periodStartOn: CalendarDate;
  periodEndOn: CalendarDate;
  grossCents: number;
  netCents: number;
};

/** Gross cents for so many minutes of an hourly worker: her hours times what one is paid. */
export const hourlyPayCents = (minutes: number, hourCents: number): number =>
  Math.round((minutes * hourCents) / 60);

type HourlyTerms = Pick<PayrollTerms, 'compensationUnit' | 'compensationCents'>;

/** What an hour is paid; 0 for who is not paid by the hour, and where the platform does not say. */
const hourCentsOf = ({ compensationUnit, compensationCents }: HourlyTerms): number =>
  compensationUnit === null || compensationUnit === 'hourly' ? (compensationCents ?? 0) : 0;

/** A shift with its pay: where the platform reports hours alone, by what an hour is paid; else none. */
export const paidShift = (
  shift: ReportedShift,
  terms: HourlyTerms,
): ReportedShift & { grossCents: number } => ({
  ...shift,
  grossCents: shift.grossCents ?? hourlyPayCents(shift.minutes, hourCentsOf(terms)),
});

/**
 * What an hour of a shift to come is paid, in whole cents: by her terms, else what her shifts of the
 * last four weeks came to; null where nothing says it.
 */
export function expectedHourCents(
  terms: HourlyTerms,
  shifts: readonly Shift[],
  today: CalendarDate,
): number | null {
  const recent = recentShifts(shifts, today);
  const minutes = sum(recent.map((shift) => shift.minutes));
  const grossCents = sum(recent.map((shift) => shift.grossCents));
  const byShifts = minutes === 0 ? 0 : Math.floor((grossCents * 60) / minutes);
  return hourCentsOf(terms) || byShifts || null;
}

const ONE = 10_000;

/** The last day that a paid paystub covers; null before the first. */
export function paidThrough(
  paystubs: readonly Paystub[],
  today: CalendarDate,
): CalendarDate | null {
  const ends = paystubs.filter(({ payOn }) => payOn <= today).map(({ periodEndOn }) => periodEndOn);
  return ends.toSorted().at(-1) ?? null;
}

/** The first day of the period whose pay has not come; null while nobody knows. */
export function currentPeriodBegin(
  paystubs: readonly Paystub[],
  today: CalendarDate,
  overrides?: PayOverrides,
): CalendarDate | null {
  const payDates = paystubs.map(({ payOn }) => payOn);
  const startOn = overrides ? overriddenStart(overrides, payDates, today) : null;
  return periodBegin(paidThrough(paystubs, today), startOn);
}

/** Shifts up to today of the period whose pay has not come: its end changes nothing before payday. */
export function unpaidShifts(
  shifts: readonly Shift[],
  paystubs: readonly Paystub[],
  today: CalendarDate,
  overrides?: PayOverrides,
): Shift[] {
  const begin = currentPeriodBegin(paystubs, today, overrides);
  return shifts.filter((shift) => isOfPeriod(shift, begin, today));
}

/**
 * Whether a shift is of the period that began on a day, as far as it is known.
 * @param begin null while nobody knows, and all shifts are
 */
export const isOfPeriod = (
  { endedOn }: Pick<Shift, 'endedOn'>,
  begin: CalendarDate | null,
  knownUntil: CalendarDate,
): boolean => endedOn <= knownUntil && (begin === null || endedOn >= begin);

/**
 * Net pay as basis points of gross pay over all paystubs, rounded down; 10,000
 * when nothing is known, as the specification reads a missing ratio or 0 as 1,
 * and at most that, because reimbursements can lift net above gross.
 */
export function netPayBasisPoints(
  paystubs: readonly Pick<Paystub, 'grossCents' | 'netCents'>[],
): number {
  const gross = sum(paystubs.map(({ grossCents }) => grossCents));
  const net = sum(paystubs.map(({ netCents }) => netCents));
  const ratio = gross === 0 ? 0 : Number((BigInt(net) * BigInt(ONE)) / BigInt(gross));
  return ratio === 0 ? ONE : Math.min(ratio, ONE);
}

/** Net cents accrued on unpaid shifts: the sum of their gross pay times the ratio, rounded down once. */
export function accruedNetCents(
  unpaid: readonly Pick<Shift, 'grossCents'>[],
  basisPoints: number,
): number {
  const gross = sum(unpaid.map(({ grossCents }) => grossCents));
  // In bigint, because the product may pass 2^53.
  return Number((BigInt(gross) * BigInt(basisPoints)) / BigInt(ONE));
}

/** Pay counts as earnings from this much net a month on: 500 dollars. */
const MIN_MONTHLY_NET_CENTS = 50_000n;
/** How far back paydays count: three months, so that a worker who has stopped has no earnings. */
const RECENT_DAYS = 92;
/** The shortest time that pay is for: a single day's pay says nothing of a month. */
const MIN_DAYS = 7;
const DAYS_A_YEAR = 365n;
const MONTHS_A_YEAR = 12n;

/**
 * Whether a person is paid at least 500 dollars net a month: the net pay of all paydays of the last
 * 92 days, by the days from the first pay period's beginning to the last one's end.
 */
export function paysEnough(paystubs: readonly Paystub[], today: CalendarDate): boolean {
  const from = plusDays(today, -RECENT_DAYS);
  const recent = paystubs.filter(({ payOn }) => payOn <= today && payOn > from);
  const begun = recent.map(({ periodStartOn }) => periodStartOn).toSorted()[0];
  const ended = recent
    .map(({ periodEndOn }) => periodEndOn)
    .toSorted()
    .at(-1);
  if (begun === undefined || ended === undefined) return false;
  const days = BigInt(Math.max(daysBetween(begun, ended) + 1, MIN_DAYS));
  const net = BigInt(sum(recent.map(({ netCents }) => netCents)));
  return net * DAYS_A_YEAR >= MIN_MONTHLY_NET_CENTS * days * MONTHS_A_YEAR;
}

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
