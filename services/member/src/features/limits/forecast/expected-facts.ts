import { type CalendarDate, daysBetween, plusDays, weekdayOf } from '#calendar/calendar-date.ts';
import { occurrences } from '#calendar/recurrence.ts';
import { asOf, billsCents, type Outflow } from '#features/banks/banks.ts';
import {
  hourlyPayCents,
  isOfPeriod,
  type Shift,
  type UsualShift,
} from '#features/payroll/payroll.ts';
import { type LimitReading, unpaidFrom } from '../limit-reading.ts';
import type { TryOut } from './try-out.ts';

/** What is stored beside a limit's reading that a forecast is made of. */
export type Known = {
  today: CalendarDate;
  /** All of hers, those that her payroll has announced too. */
  shifts: readonly Shift[];
  usual: readonly UsualShift[];
  outflows: readonly Outflow[];
  /** What an hour of an extra shift pays; null where nothing says it. */
  hourCents: number | null;
};

/** A shift to come. One that is announced is stored, and the limit's reading of its day has it. */
export type ExpectedShift = {
  kind: 'announced' | 'usual' | 'extra';
  endedOn: CalendarDate;
  minutes: number;
  grossCents: number;
};

/**
 * The shifts of the days after today: what her payroll has announced up to the last one announced,
 * what is usual from then on, and the one that is tried out.
 */
export function expectedShifts(
  { today, shifts, usual, hourCents }: Known,
  { shift: extra }: TryOut,
  lastDay: CalendarDate,
): ExpectedShift[] {
  const announced = shifts.filter(({ endedOn }) => endedOn > today);
  const usualFrom = announced.map(({ endedOn }) => endedOn).reduce(laterOf, today);
  const days = Array.from({ length: daysBetween(today, lastDay) }, (_none, index) =>
    plusDays(today, index + 1),
  );
  return [
    ...announced.map((shift) => ({ ...shift, kind: 'announced' as const })),
    ...days
      .filter((day) => day > usualFrom)
      .flatMap((day) =>
        usual
          .filter(({ weekday }) => weekday === weekdayOf(day))
          .map((shift) => ({ ...shift, kind: 'usual' as const, endedOn: day })),
      ),
    ...(extra
      ? [
          {
            kind: 'extra' as const,
            endedOn: extra.on,
            minutes: extra.minutes,
            grossCents: hourlyPayCents(extra.minutes, hourCents ?? 0),
          },
        ]
      : []),
  ].filter(({ endedOn }) => endedOn <= lastDay);
}

const laterOf = (one: CalendarDate, other: CalendarDate): CalendarDate =>
  one > other ? one : other;

/** A bill as it comes from today on, with its id. */
export type ExpectedBill = Pick<Outflow, 'id' | 'averageCents' | 'frequency' | 'nextOccurrenceOn'>;

/** Her bills from today on: of one that is moved, its next occurrence alone is on another day. */
export const expectedBills = ({ outflows, today }: Known, { movedBills }: TryOut): ExpectedBill[] =>
  outflows.flatMap((outflow) => {
    const bill = asOf(outflow, today);
    const to = movedBills.get(bill.id);
    if (to === undefined) return [bill];
    const after = asOf(outflow, plusDays(bill.nextOccurrenceOn, 1));
    // Once: a year later is beyond each forecast.
    return [{ ...bill, nextOccurrenceOn: to, frequency: 'annually' as const }, after];
  });

/** Which bills come from one day to the other, both included, in the order of their days. */
export const billsDue = (
  bills: readonly ExpectedBill[],
  span: { from: CalendarDate; to: CalendarDate },
): { id: string; dueOn: CalendarDate }[] =>
  bills
    .flatMap(({ id, nextOccurrenceOn, frequency }) =>
      occurrences(nextOccurrenceOn, frequency, span).map((dueOn) => ({ id, dueOn })),
    )
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));

const DAY_MS = 86_400_000;

/**
 * A reading as it will be on a day to come, if what is expected happens: her shifts are worked, her
 * bills leave her bank on their day, which shows it on the next, and links that are read go on being
 * read. One that is broken is read no more.
 * @param stored what is stored today, read as of that day
 */
export function expectedReading(
  stored: LimitReading,
  day: CalendarDate,
  {
    today,
    shifts,
    bills,
    last,
  }: {
    today: CalendarDate;
    shifts: readonly ExpectedShift[];
    bills: readonly ExpectedBill[];
    last: LimitReading['last'];
  },
): LimitReading {
  const later = (readAt: Date) => new Date(readAt.getTime() + daysBetween(today, day) * DAY_MS);
  const { bank, payroll, knownUntil } = stored;
  const begin = unpaidFrom(stored, day);
  const paidOut = bank?.isBroken ? 0 : billsCents(bills, { from: today, to: plusDays(day, -1) });
  return {
    ...stored,
    last,
    bills,
    bank: bank && {
      ...bank,
      readAt: later(bank.readAt),
      availableCents: bank.availableCents - paidOut,
    },
    payroll: payroll && { ...payroll, readAt: later(payroll.readAt) },
    unpaidGrossCents: shifts
      .filter((shift) => shift.kind !== 'announced' && isOfPeriod(shift, begin, knownUntil))
      .reduce((total, { grossCents }) => total + grossCents, stored.unpaidGrossCents),
  };
}
