import type { CalendarDay } from '#personas/calendar-day.ts';
import type { Persona } from '#personas/persona.ts';
import type { BankEntry } from './bank-entry.ts';
import { entryOf } from './bank-journal.ts';
import { billSeries, paySeries, type EntrySeries } from './entry-series.ts';

/** What has come so often that more of it is expected. */
export type SeenStream = {
  key: string;
  isPay: boolean;
  frequency: 'WEEKLY' | 'BIWEEKLY' | 'MONTHLY';
  /** Those that were seen, the oldest first. */
  entries: readonly BankEntry[];
  /** null for one that is over. */
  nextOn: CalendarDay | null;
};

const MONTHS_SEEN = 6;
const FREQUENCIES = { wages: 'BIWEEKLY', gig: 'WEEKLY', benefit: 'MONTHLY' } as const;

/* The same for everybody whom one persona stands for, so it is worked out once a day. */
const known = new Map<string, SeenStream[]>();
const MOST_KNOWN = 1_000;

/** The bills and the pay of somebody who was linked on one day, as they stand on another. */
export function seenStreams(
  persona: Persona,
  { linkedOn, today }: { linkedOn: CalendarDay; today: CalendarDay },
): SeenStream[] {
  const key = `${persona.key} ${linkedOn} ${today}`;
  const streams = known.get(key) ?? workedOut(persona, { linkedOn, today });
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, streams);
  return streams;
}

function workedOut(
  { bank, payroll }: Persona,
  { linkedOn, today }: { linkedOn: CalendarDay; today: CalendarDay },
): SeenStream[] {
  const bills = bank.bills.map((bill) =>
    seen(billSeries(bill, linkedOn), { today, frequency: 'MONTHLY', count: MONTHS_SEEN }),
  );
  if (!payroll) return bills;
  const { kind, paidHours } = payroll;
  const frequency = FREQUENCIES[kind];
  const pay = seen(paySeries(payroll, linkedOn), { today, frequency, count: paidHours.length });
  return [{ ...pay, isPay: true }, ...bills];
}

type Looking = Pick<SeenStream, 'frequency'> & { today: CalendarDay; count: number };

function seen(series: EntrySeries, { today, frequency, count }: Looking): SeenStream {
  const next = placeAfter(series, today);
  return {
    key: series.key,
    isPay: false,
    frequency,
    entries: Array.from({ length: count }, (_, index) => entryOf(series, next - count + index)),
    nextOn: series.endsWith === null ? series.dayOf(next) : null,
  };
}

/** Of the one that is still to come; of a series that is over, where it would be. */
function placeAfter({ endsWith, dayOf }: EntrySeries, today: CalendarDay): number {
  if (endsWith !== null) return endsWith + 1;
  let place = 0;
  while (dayOf(place) <= today) place += 1;
  return place;
}
