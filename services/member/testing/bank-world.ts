import {
  type BankAccount,
  type BankBill,
  type BankData,
  type BankTransaction,
  CHANGED_WHILE_READ,
} from '#providers/bank-data.ts';
import { ProviderError } from '@reset/service-kit';
import type { BankLinking } from '#providers/bank-linking.ts';
import type { IncomeData, RecurringIncome } from '#providers/income-data.ts';

/** What happened at a bank, in order: a transaction as it is from then on, or its end. */
export type BankEntry = { changed: BankTransaction } | { removedId: string };

/** A bank and the provider before it, as a test wants them; everybody's is the same. */
export type BankWorld = {
  account: BankAccount;
  bills: BankBill[];
  institutionId: string;
  /** Why its owner has to repair it; null while it works. */
  itemError: string | null;
  /** When its owner's consent ends; null for never. */
  consentEndsAt: Date | null;
  webhook: string | null;
  journal: BankEntry[];
  pageSize: number;
  isComplete: boolean;
  /** Runs before each page is read. */
  beforePage: () => void | Promise<void>;
  owners: string[];
  /** The tokens of items that were removed. */
  removed: string[];
  /** Thrown by every call. */
  providerError: Error | null;
  /** Public tokens by the link token of the widget that they came of. */
  outcomes: Map<string, string[]>;
  /** What widgets were opened for. */
  widgets: Parameters<BankLinking['startSession']>[0][];
  /** The public tokens that were exchanged. */
  exchanges: string[];
  /** What income is found; null while it is looked for. */
  incomes: RecurringIncome[] | null;
  /** The ids of what was handed over to be looked through, by whom it is about. */
  uploads: { subject: string; ids: string[] }[];
};

export const someBankWorld = (): Omit<BankWorld, 'account' | 'bills' | 'providerError'> => ({
  institutionId: 'ins_1',
  itemError: null,
  consentEndsAt: null,
  webhook: null,
  journal: [],
  pageSize: 100,
  isComplete: true,
  beforePage: () => undefined,
  owners: ['Hazel Hourly'],
  removed: [],
  outcomes: new Map(),
  widgets: [],
  exchanges: [],
  incomes: [],
  uploads: [],
});

/** A transaction of twelve dollars, with these changes. */
export const someTransaction = (changes: Partial<BankTransaction> = {}): BankTransaction => ({
  providerTransactionId: 'transaction-1',
  accountId: 'account-1',
  occurredOn: '2026-11-18',
  amountCents: 1_200,
  name: 'HARBOR COFFEE 12',
  merchantName: 'Harbor Coffee',
  category: 'FOOD_AND_DRINK',
  categoryId: 'FOOD_AND_DRINK_COFFEE',
  transactionType: 'place',
  isPending: false,
  ...changes,
});

/** What a bank holds after all that happened there: the last word on each transaction. */
export function truthOf(journal: readonly BankEntry[]): BankTransaction[] {
  const held = new Map<string, BankTransaction>();
  for (const entry of journal) {
    if ('changed' in entry) held.set(entry.changed.providerTransactionId, entry.changed);
    else held.delete(entry.removedId);
  }
  return [...held.values()];
}

export function bankDataOf(world: BankWorld): BankData {
  const answered = <Answer>(answer: Answer): Answer => {
    if (world.providerError) throw world.providerError;
    return answer;
  };
  const itemAt = (token: string) => ({
    itemId: itemOf(token),
    institutionId: world.institutionId,
    error: world.itemError,
    consentEndsAt: world.consentEndsAt,
    webhook: world.webhook,
  });
  return {
    readAccount: async () => answered(world.account),
    readBills: async () => answered(world.bills),
    readItem: async (token) => answered(itemAt(token)),
    readLatest: async (token) => answered({ item: itemAt(token), account: world.account }),
    async readTransactions(_token, cursor) {
      const length = world.journal.length;
      await world.beforePage();
      if (cursor !== null && Number(cursor) > 0 && world.journal.length !== length) {
        throw new ProviderError('It changed', 'unavailable', CHANGED_WHILE_READ);
      }
      const from = Number(cursor ?? 0);
      const page = answered(world.journal.slice(from, from + world.pageSize));
      return {
        changed: truthOf(page),
        removedIds: page
          .flatMap((entry) => ('removedId' in entry ? [entry.removedId] : []))
          .filter((id) => truthOf(page).every((one) => one.providerTransactionId !== id)),
        nextCursor: String(from + page.length),
        hasMore: from + page.length < world.journal.length,
        isComplete: world.isComplete,
      };
    },
    readNumbers: async () => answered({ routingNumber: '021000021', accountNumber: '10004021' }),
    readOwners: async () => answered(world.owners),
    async setWebhook(_token, url) {
      answered(null);
      world.webhook = url;
    },
    async removeItem(token) {
      answered(null);
      world.removed.push(token);
    },
  };
}

export function bankLinkingOf(world: BankWorld): BankLinking {
  const fail = () => {
    if (world.providerError) throw world.providerError;
  };
  return {
    async startSession(wanted) {
      fail();
      world.widgets.push(wanted);
      const expiresAt = new Date('2026-11-21T00:00:00Z');
      return { linkToken: `link-${world.widgets.length}`, expiresAt };
    },
    async readOutcome(linkToken) {
      fail();
      return world.outcomes.get(linkToken) ?? [];
    },
    async exchange(publicToken) {
      fail();
      world.exchanges.push(publicToken);
      // Whoever repairs a link gets another public token, and the same item.
      const accessToken = `access-${publicToken.replace(/--again$/, '')}`;
      return { accessToken, itemId: itemOf(accessToken) };
    },
  };
}

export const incomeDataOf = (world: BankWorld): IncomeData => ({
  async upload(subject, transactions) {
    if (world.providerError) throw world.providerError;
    const ids = transactions.map(({ providerTransactionId }) => providerTransactionId);
    world.uploads.push({ subject, ids });
  },
  async read() {
    if (world.providerError) throw world.providerError;
    return world.incomes;
  },
});

const itemOf = (accessToken: string) => `item-${accessToken.replace('access-', '')}`;
