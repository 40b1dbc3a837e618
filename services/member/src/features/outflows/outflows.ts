import type { CalendarDate } from '#calendar/calendar-date.ts';
import { countOccurrences, nextOccurrence, type Frequency } from '#calendar/recurrence.ts';

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

/**
 * What bills take from one day to the other, both included; a weekly one counts
 * as often as it comes.
 */
export const billsCents = (
  outflows: readonly Pick<Outflow, 'averageCents' | 'nextOccurrenceOn' | 'frequency'>[],
  span: { from: CalendarDate; to: CalendarDate },
): number =>
  outflows.reduce(
    (total, { averageCents, nextOccurrenceOn, frequency }) =>
      total + averageCents * countOccurrences(nextOccurrenceOn, frequency, span),
    0,
  );
