import type { ReportChange } from '../synctera-records.ts';
import type { ReportEntry } from './report-entries.ts';

/** A dollar more than it was. */
const MORE_CENTS = 100;

/**
 * The entries as a report has them that is wrong on purpose: one is missing, there twice, of another
 * amount, or known to nobody. A truncated one is changed where it is sent, not here.
 */
export function changedEntries(
  entries: readonly ReportEntry[],
  change: ReportChange | null,
): ReportEntry[] {
  const at = indexOf(entries, change?.transaction_id ?? null);
  const entry = entries[at];
  if (change?.change === 'unknown') return [...entries, unknownLike(entry)];
  if (!entry) return [...entries];
  const before = entries.slice(0, at);
  const after = entries.slice(at + 1);
  switch (change?.change) {
    case 'missing':
      return [...before, ...after];
    case 'doubled':
      return [...entries, entry];
    case 'amount':
      return [...before, { ...entry, amount: entry.amount + MORE_CENTS }, ...after];
    default:
      return [...entries];
  }
}

const indexOf = (entries: readonly ReportEntry[], id: string | null): number =>
  id === null ? 0 : entries.findIndex(({ transaction_id }) => transaction_id === id);

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000001';

const unknownLike = (entry: ReportEntry | undefined): ReportEntry => ({
  transaction_id: UNKNOWN_ID,
  type: entry?.type ?? 'PURCHASE',
  reference: UNKNOWN_ID,
  trace_no: null,
  return_code: null,
  dc_sign: 'debit',
  amount: 12_34,
  business_date: entry?.business_date ?? '',
});
