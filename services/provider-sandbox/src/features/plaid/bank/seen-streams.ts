import type { CalendarDay } from '#personas/calendar-day.ts';
import type { Persona } from '#personas/persona.ts';
import type { BankEntry } from './bank-entry.ts';
import { entryOf } from './bank-journal.ts';
import { billSeries, paySeries, type EntrySeries } from './entry-series.ts';

/** What has come so often that Plaid expects more of it. */
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

/* The same for all items of a persona, so they are computed once a day. */
const known = new Map<string, SeenStream[]>();
const MAX_KNOWN = 1_000;

/** The bills and the pay of an item that was linked on one day, as they are on another. */
export function seenStreams(
  persona: Persona,
  { linkedOn, today }: { linkedOn: CalendarDay; today: CalendarDay },
): SeenStream[] {
  const key = `${persona.key} ${linkedOn} ${today}`;
  const streams = known.get(key) ?? computed(persona, { linkedOn, today });
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, streams);
  return streams;
}

function computed(
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

/** The place of the next one; of a series that has ended, of the one that would be next. */
function placeAfter({ endsWith, dayOf }: EntrySeries, today: CalendarDay): number {
  if (endsWith !== null) return endsWith + 1;
  let place = 0;
  while (dayOf(place) <= today) place += 1;
  return place;
}
