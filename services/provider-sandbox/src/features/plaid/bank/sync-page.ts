import { Refused } from '#http/refusals.ts';
import { checkingOf, type PlaidItem } from '../items/plaid-item.ts';
import { changedWhileReading, invalidRequest } from '../plaid-refusals.ts';
import type { BankChange, BankEntry } from './bank-entry.ts';
import { changesOf, countOfChanges } from './journal-of.ts';
import { transactionIdOf, wireTransaction } from './wire-transaction.ts';

/** What /transactions/sync answers from a cursor on, at most `count` changes. */
export function syncPage(item: PlaidItem, cursor: string | null, count: number) {
  const end = countOfChanges(item);
  const { from } = readCursor(item, cursor, end);
  const to = Math.min(from + count, Math.max(from, end));
  const hasMore = to < end;
  const accountId = checkingOf(item)?.id ?? '';
  const { added, modified, removed } = settled(changesOf(item, from, to));
  return {
    added: added.map((entry) => wireTransaction(item, accountId, entry)),
    modified: modified.map((entry) => wireTransaction(item, accountId, entry)),
    removed: removed.map(({ key }) => ({
      transaction_id: transactionIdOf(item, key),
      account_id: accountId,
    })),
    next_cursor: writeCursor(item, { from: to, until: hasMore ? end : null }),
    has_more: hasMore,
  };
}

/** What remains of changes that undo one another within one page. */
function settled(changes: readonly BankChange[]) {
  const left = { added: NONE(), modified: NONE(), removed: NONE() };
  for (const { kind, entry } of changes) {
    const isNew = left.added.has(entry.key);
    if (kind === 'removed' && isNew) left.added.delete(entry.key);
    else if (kind === 'modified' && isNew) left.added.set(entry.key, entry);
    else left[kind].set(entry.key, entry);
  }
  return {
    added: [...left.added.values()],
    modified: [...left.modified.values()],
    removed: [...left.removed.values()],
  };
}

const NONE = () => new Map<string, BankEntry>();

/** How far a customer has read. */
type SyncPlace = {
  from: number;
  /** Where the reading ends that is under way; null between two. */
  until: number | null;
};

const writeCursor = ({ id }: PlaidItem, { from, until }: SyncPlace): string =>
  Buffer.from(JSON.stringify([id, from, until])).toString('base64url');

/**
 * Where a cursor of this item stands; the beginning without one.
 * @throws Refused for a cursor of another one, and where there is news since the reading began
 */
function readCursor(item: PlaidItem, cursor: string | null, count: number): SyncPlace {
  if (!cursor) return { from: 0, until: null };
  const place = parsed(item, cursor);
  if (!place) {
    throw new Refused(invalidRequest('INVALID_FIELD', 'cursor not associated with access_token'));
  }
  if (place.until !== null && place.until !== count) throw new Refused(changedWhileReading);
  return place;
}

function parsed({ id }: PlaidItem, cursor: string): SyncPlace | null {
  const read = Buffer.from(cursor, 'base64url').toString('utf8');
  const [, whose, from, until] = /^\["([^"]+)",(\d+),(\d+|null)\]$/.exec(read) ?? [];
  if (whose !== id) return null;
  return { from: Number(from), until: until === 'null' ? null : Number(until) };
}
