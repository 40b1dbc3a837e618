import type { Context } from '../../context.ts';
import type { UploadedBalance, UploadedTransaction } from './pave-schemas.ts';

/** The uploads for a user. */
export type PaveUser = {
  transactions: Record<string, UploadedTransaction>;
  balances: Record<string, UploadedBalance>;
  /** When the newest upload will have been read, in milliseconds since 1970. */
  readyAtMs: number;
};

export type PaveUsers = {
  /** null before the first upload. */
  find(userId: string): PaveUser | null;
  isReady(user: PaveUser): boolean;
  addTransactions(userId: string, transactions: readonly UploadedTransaction[]): void;
  addBalances(userId: string, balances: readonly UploadedBalance[]): void;
};

/** How long an upload takes to be read. */
const READING_MS = 1_500;

const NOTHING: PaveUser = { transactions: {}, balances: {}, readyAtMs: 0 };

export function openPaveUsers({ store, clock }: Context): PaveUsers {
  const stored = store.of<PaveUser>('pave_user');
  const nowMs = () => clock.now().getTime();
  const find = (userId: string) => stored.get(userId);
  const change = (userId: string, changed: (user: PaveUser) => Partial<PaveUser>) => {
    const user = find(userId) ?? NOTHING;
    stored.put(userId, { ...user, ...changed(user), readyAtMs: nowMs() + READING_MS });
  };
  return {
    find,
    isReady: ({ readyAtMs }) => nowMs() >= readyAtMs,
    addTransactions: (userId, added) =>
      change(userId, ({ transactions }) => ({
        transactions: {
          ...transactions,
          ...Object.fromEntries(added.map((one) => [one.transaction_id, readOf(one)])),
        },
      })),
    addBalances: (userId, added) =>
      change(userId, ({ balances }) => ({
        balances: { ...balances, ...Object.fromEntries(added.map((one) => [one.account_id, one])) },
      })),
  };
}

// Plaid's other fields are not stored.
const readOf = (given: UploadedTransaction): UploadedTransaction => ({
  transaction_id: given.transaction_id,
  account_id: given.account_id,
  date: given.date,
  amount: given.amount,
  name: given.name ?? given.original_description ?? null,
  merchant_name: given.merchant_name ?? null,
  pending: given.pending ?? false,
  personal_finance_category: given.personal_finance_category ?? null,
});
