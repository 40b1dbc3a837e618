import type { CalendarDay } from '#personas/calendar-day.ts';
import { findPersona } from '#personas/personas.ts';
import { stableId } from '#personas/stable-id.ts';
import { isSeeded } from '../items/make-item.ts';
import { checkingOf, type PlaidItem } from '../items/plaid-item.ts';
import { historyStart } from './bank-journal.ts';
import { seenStreams, type SeenStream } from './seen-streams.ts';
import { transactionIdOf } from './wire-transaction.ts';

/** What /transactions/recurring/get answers: bills, and pay where there is some. */
export function recurringStreams(item: PlaidItem, today: CalendarDay) {
  const account = checkingOf(item);
  const persona = account && findPersona(item.personaKey);
  const streams = persona ? seenStreams(persona, { linkedOn: item.madeOn, today }) : [];
  const listedFrom = historyStart(item.madeOn);
  const wire = (stream: SeenStream) =>
    wireStream(stream, { item, accountId: account?.id ?? '', listedFrom });
  return {
    inflow_streams: streams.filter(({ isPay }) => isPay).map(wire),
    outflow_streams: streams.filter(({ isPay }) => !isPay).map(wire),
    updated_datetime: `${today}T00:00:00Z`,
    personal_finance_category_version: 'v1',
  };
}

function wireStream(
  { key, entries, frequency, nextOn }: SeenStream,
  { item, accountId, listedFrom }: { item: PlaidItem; accountId: string; listedFrom: CalendarDay },
) {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) throw new Error(`The stream ${key} was never seen.`);
  const total = entries.reduce((sum, { cents }) => sum + cents, 0);
  return {
    account_id: accountId,
    stream_id: stableId('stream', isSeeded(item) ? item.personaKey : item.id, key),
    category: null,
    category_id: null,
    description: last.name,
    merchant_name: last.merchantName,
    first_date: first.date,
    last_date: last.date,
    predicted_next_date: nextOn,
    frequency,
    transaction_ids: entries
      .filter(({ date }) => date >= listedFrom)
      .map((entry) => transactionIdOf(item, entry.key)),
    average_amount: usd(Math.round(total / entries.length)),
    last_amount: usd(last.cents),
    is_active: nextOn !== null,
    status: nextOn === null ? 'TOMBSTONED' : 'MATURE',
    personal_finance_category: { ...last.category, confidence_level: 'VERY_HIGH' },
    is_user_modified: false,
  };
}

const usd = (cents: number) =>
  ({ amount: cents / 100, iso_currency_code: 'USD', unofficial_currency_code: null }) as const;
