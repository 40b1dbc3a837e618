import type { BankAccount, BankBill, BankItem, BankTransaction } from '#providers/bank-data.ts';

/** How long a sync may take before another takes its place. */
export const MAX_SYNC_MS = 35_000;

/** A sync that has begun, with what it has to know. */
export type BegunSync = {
  linkId: string;
  userId: string;
  /** Of this link; what is written carries it, and a later run's number refuses it. */
  run: number;
  encryptedToken: string;
  cursor: string | null;
  isBroken: boolean;
  /** A reading of its income was requested before, so that only news are worth another. */
  isIncomeWanted: boolean;
};

/** All that changed at the bank since a cursor. */
export type BankNews = {
  item: BankItem;
  account: BankAccount;
  bills: readonly BankBill[];
  /** Each once, as it is now. */
  transactions: readonly BankTransaction[];
  removedIds: readonly string[];
  cursor: string | null;
  /** false while the provider still looks for older transactions. */
  isComplete: boolean;
};

/** What several pages say together: the last word on each transaction counts. */
export function gathered(
  pages: readonly { changed: readonly BankTransaction[]; removedIds: readonly string[] }[],
): { transactions: BankTransaction[]; removedIds: string[] } {
  const transactions = new Map<string, BankTransaction>();
  const removed = new Set<string>();
  for (const { changed, removedIds } of pages) {
    for (const transaction of changed) {
      transactions.set(transaction.providerTransactionId, transaction);
      removed.delete(transaction.providerTransactionId);
    }
    for (const id of removedIds) {
      transactions.delete(id);
      removed.add(id);
    }
  }
  return { transactions: [...transactions.values()], removedIds: [...removed] };
}

/**
 * Whether the income that a bank shows may be otherwise than before: money came in, or something
 * was taken back. Spending alone changes none of it.
 */
export const mayChangeIncome = ({
  transactions,
  removedIds,
}: Pick<BankNews, 'transactions' | 'removedIds'>): boolean =>
  removedIds.length > 0 || transactions.some(({ amountCents }) => amountCents < 0);

/** When a link that was read now is to be read again though nobody asks. */
export const nextDayOf = (now: Date): Date => new Date(now.getTime() + DAY_MS);

/** The same while the provider itself is still reading. */
export const soonAfter = (now: Date): Date => new Date(now.getTime() + MINUTE_MS);

const MINUTE_MS = 60 * 1_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
