import type { CalendarDate } from '#calendar/calendar-date.ts';
import { nextOccurrence, type Frequency } from '#calendar/recurrence.ts';

/** A bill that comes again and again, as it is stored. */
export type Outflow = {
  id: string;
  merchantName: string | null;
  description: string | null;
  averageCents: number;
  frequency: Frequency;
  lastOccurrenceOn: CalendarDate;
  nextOccurrenceOn: CalendarDate;
  categoryPrimary: string;
  categorySecondary: string | null;
};

/** The bill as of today: when what was predicted is past, the occurrence after it. */
export function asOf(outflow: Outflow, today: CalendarDate): Outflow {
  const { nextOccurrenceOn, frequency } = outflow;
  return { ...outflow, nextOccurrenceOn: nextOccurrence(nextOccurrenceOn, frequency, today) };
}

/** Bills due from today to `payday`, both included; none when no payday is known. */
export function dueBy(
  outflows: readonly Outflow[],
  payday: CalendarDate | null,
  today: CalendarDate,
): Outflow[] {
  if (payday === null) return [];
  return outflows
    .map((outflow) => asOf(outflow, today))
    .filter(({ nextOccurrenceOn }) => nextOccurrenceOn <= payday);
}

/** What bills take together, each counted once. */
export const totalCents = (outflows: readonly Outflow[]): number =>
  outflows.reduce((total, { averageCents }) => total + averageCents, 0);
