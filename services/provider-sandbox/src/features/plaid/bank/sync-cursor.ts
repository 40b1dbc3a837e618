import { invalidRequest, PlaidRefused, type PlaidRefusal } from '../plaid-refusal.ts';
import type { PlaidItem } from '../items/plaid-item.ts';

/** How far somebody has read. */
export type SyncPlace = {
  from: number;
  /** Where the reading ends that is under way; null between two. */
  until: number | null;
};

const mutation: PlaidRefusal = {
  status: 400,
  error_type: 'TRANSACTIONS_ERROR',
  error_code: 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION',
  error_message:
    'Underlying transaction data changed since last page was fetched. Please restart pagination from last update.',
};

export const writeCursor = ({ id }: PlaidItem, { from, until }: SyncPlace): string =>
  Buffer.from(JSON.stringify([id, from, until])).toString('base64url');

/**
 * Where a cursor of this item stands; the beginning without one.
 * @throws PlaidRefused for a cursor of another one, and where there is news since the reading began
 */
export function readCursor(item: PlaidItem, cursor: string | null, count: number): SyncPlace {
  if (!cursor) return { from: 0, until: null };
  const place = parsed(item, cursor);
  if (!place) {
    throw new PlaidRefused(
      invalidRequest('INVALID_FIELD', 'cursor not associated with access_token'),
    );
  }
  if (place.until !== null && place.until !== count) throw new PlaidRefused(mutation);
  return place;
}

function parsed({ id }: PlaidItem, cursor: string): SyncPlace | null {
  const read = Buffer.from(cursor, 'base64url').toString('utf8');
  const [, whose, from, until] = /^\["([^"]+)",(\d+),(\d+|null)\]$/.exec(read) ?? [];
  if (whose !== id) return null;
  return { from: Number(from), until: until === 'null' ? null : Number(until) };
}
