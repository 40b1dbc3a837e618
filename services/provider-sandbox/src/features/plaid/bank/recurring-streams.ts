import type { CalendarDay } from '#personas/calendar-day.ts';
import { findPersona } from '#personas/personas.ts';
import type { Persona } from '#personas/persona.ts';
import { stableId } from '#personas/stable-id.ts';
import { isSeeded } from '../items/make-item.ts';
import { checkingOf, type PlaidItem } from '../items/plaid-item.ts';
import { entryOf, historyStart } from './bank-journal.ts';
import { billSeries, paySeries, type EntrySeries } from './entry-series.ts';
import { transactionIdOf } from './wire-transaction.ts';

const MONTHS_SEEN = 6;

/**
 * What /transactions/recurring/get tells: her bills, and her pay where there is some. Of seeded
 * people days are counted from `today`, so that their limits are the same on every day.
 */
export function recurringStreams(item: PlaidItem, today: CalendarDay) {
  const persona = checkingOf(item) && findPersona(item.personaKey);
  const linkedOn = isSeeded(item) ? today : item.madeOn;
  return {
    ...(persona ? streamsOf(persona, { item, linkedOn, today }) : NONE),
    updated_datetime: `${today}T00:00:00Z`,
    personal_finance_category_version: 'v1',
  };
}

const NONE = { inflow_streams: [], outflow_streams: [] };

type Seen = { item: PlaidItem; linkedOn: CalendarDay; today: CalendarDay };

const streamsOf = ({ bank, payroll }: Persona, seen: Seen) => ({
  inflow_streams: payroll
    ? [
        streamOf(paySeries(payroll, seen.linkedOn), {
          ...seen,
          frequency: FREQUENCIES[payroll.kind],
          count: payroll.paidHours.length,
        }),
      ]
    : [],
  outflow_streams: bank.bills.map((bill) =>
    streamOf(billSeries(bill, seen.linkedOn), {
      ...seen,
      frequency: 'MONTHLY',
      count: MONTHS_SEEN,
    }),
  ),
});

const FREQUENCIES = { wages: 'BIWEEKLY', gig: 'WEEKLY', benefit: 'MONTHLY' } as const;

function streamOf(
  series: EntrySeries,
  { item, today, frequency, count }: Seen & { frequency: string; count: number },
) {
  const next = placeAfter(series, today);
  const entries = Array.from({ length: count }, (_, index) =>
    entryOf(series, next - count + index),
  );
  const total = entries.reduce((sum, { cents }) => sum + cents, 0);
  return {
    account_id: checkingOf(item)?.id ?? '',
    stream_id: streamIdOf(item, series.key),
    category: null,
    category_id: null,
    description: series.line.name,
    merchant_name: series.line.merchantName,
    first_date: entries[0]?.date ?? today,
    last_date: entries.at(-1)?.date ?? today,
    frequency,
    transaction_ids: entries
      .filter(({ date }) => date >= historyStart(item.madeOn))
      .map(({ key }) => transactionIdOf(item, key)),
    average_amount: usd(Math.round(total / entries.length)),
    last_amount: usd(entries.at(-1)?.cents ?? 0),
    ...outlookOf(series, next),
    personal_finance_category: { ...series.line.category, confidence_level: 'VERY_HIGH' },
    is_user_modified: false,
  };
}

/** Of the one that is still to come; of a series that is over, where it would be. */
function placeAfter({ endsWith, dayOf }: EntrySeries, today: CalendarDay): number {
  if (endsWith !== null) return endsWith + 1;
  let place = 0;
  while (dayOf(place) <= today) place += 1;
  return place;
}

const outlookOf = ({ endsWith, dayOf }: EntrySeries, next: number) =>
  endsWith === null
    ? { is_active: true, status: 'MATURE', predicted_next_date: dayOf(next) }
    : { is_active: false, status: 'TOMBSTONED', predicted_next_date: null };

const streamIdOf = (item: PlaidItem, key: string) =>
  stableId('stream', isSeeded(item) ? item.personaKey : item.id, key);

const usd = (cents: number) =>
  ({ amount: cents / 100, iso_currency_code: 'USD', unofficial_currency_code: null }) as const;
