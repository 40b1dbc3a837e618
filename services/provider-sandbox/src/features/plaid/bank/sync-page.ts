import type { PlaidItem } from '../items/plaid-item.ts';
import { checkingOf } from '../items/plaid-item.ts';
import type { BankChange, BankEntry } from './bank-entry.ts';
import { changesOf, countOfChanges } from './journal-of.ts';
import { readCursor, writeCursor } from './sync-cursor.ts';
import { transactionIdOf, wireTransaction } from './wire-transaction.ts';

/** What /transactions/sync tells of an item from a cursor on, at most `count` changes of it. */
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

/** What is left to tell of changes that undo one another within one page. */
function settled(changes: readonly BankChange[]) {
  const told = { added: NONE(), modified: NONE(), removed: NONE() };
  for (const { kind, entry } of changes) {
    const isNew = told.added.has(entry.key);
    if (kind === 'removed' && isNew) told.added.delete(entry.key);
    else if (kind === 'modified' && isNew) told.added.set(entry.key, entry);
    else told[kind].set(entry.key, entry);
  }
  return {
    added: [...told.added.values()],
    modified: [...told.modified.values()],
    removed: [...told.removed.values()],
  };
}

const NONE = () => new Map<string, BankEntry>();
