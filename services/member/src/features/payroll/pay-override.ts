import { daysBetween, plusDays, type CalendarDate } from '#calendar/calendar-date.ts';

/** How often staff may say that somebody is paid. */
export type OverriddenFrequency = 'weekly' | 'bi_weekly' | 'semi_monthly' | 'monthly';

/** The gross pay of one period, as staff have set it. */
export type CompensationOverride = {
  payCents: number;
  payFrequency: OverriddenFrequency;
  madeAt: Date;
  madeOn: CalendarDate;
};

/** When the pay period began, as staff have set it. */
export type PeriodOverride = { startOn: CalendarDate; madeAt: Date; madeOn: CalendarDate };

/** What staff have set of a member's pay, in place of what her payroll says. */
export type PayOverrides = {
  compensation: CompensationOverride | null;
  /** null also from the first deposit of pay on that was received here. */
  period: PeriodOverride | null;
};

/**
 * When the pay period began, by staff, today: until the first pay that arrives after the day on which
 * it was set, which a paystub tells of as well as a deposit.
 */
export const overriddenStart = (
  overrides: PayOverrides,
  payDates: readonly CalendarDate[],
  today: CalendarDate,
): CalendarDate | null => overriddenPeriod(overrides, payDates, today)?.startOn ?? null;

/** The same, with the day on which it was set. */
export function overriddenPeriod(
  { period }: PayOverrides,
  payDates: readonly CalendarDate[],
  today: CalendarDate,
): PeriodOverride | null {
  const isOver = payDates.some((day) => period && day > period.madeOn && day <= today);
  return isOver ? null : period;
}

/**
 * The first day of the period whose pay has not come: after the last one that was paid, or as staff
 * have set it where that is later, so that what was paid never counts again; null while nobody knows.
 */
export function periodBegin(
  paidThrough: CalendarDate | null,
  startOn: CalendarDate | null,
): CalendarDate | null {
  const known = [paidThrough && plusDays(paidThrough, 1), startOn].filter((day) => day !== null);
  return known.toSorted().at(-1) ?? null;
}

/**
 * Gross cents that are earned by a compensation that staff have set: by the days that are over since
 * the period began, rounded down, and never more than one period's pay, however late that is.
 * @param begin of the period; null where nobody knows, and the day on which it was set counts
 * @param until the day before which days are over
 */
export function payByDaysCents(
  { payCents, payFrequency, madeOn }: Omit<CompensationOverride, 'madeAt'>,
  begin: CalendarDate | null,
  until: CalendarDate,
): number {
  const passed = Math.max(daysBetween(begin ?? madeOn, until), 0);
  const [periods, days] = PERIODS[payFrequency];
  return Math.min(Math.floor((payCents * passed * periods) / days), payCents);
}

/** So many periods in so many days, as pay is annualized. */
const PERIODS: Readonly<Record<OverriddenFrequency, readonly [periods: number, days: number]>> = {
  weekly: [1, 7],
  bi_weekly: [1, 14],
  semi_monthly: [24, 365],
  monthly: [12, 365],
};
