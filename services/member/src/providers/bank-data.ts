import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { Frequency } from '#calendar/recurrence.ts';

/** A bill that a bank sees coming again and again. */
export type BankBill = {
  streamId: string;
  merchantName: string | null;
  description: string | null;
  averageCents: number;
  frequency: Frequency;
  lastOccurrenceOn: CalendarDate;
  nextOccurrenceOn: CalendarDate;
  categoryPrimary: string;
  categorySecondary: string | null;
};

export type BankAccount = {
  institutionName: string;
  /** The provider's, of the account that money is paid into. */
  accountId: string;
  accountName: string;
  /** The last digits of the account number; null when the bank reports none. */
  mask: string | null;
  availableCents: number;
};

/** One linking of one person's bank, at the provider. */
export type BankItem = {
  itemId: string;
  /** null where the provider does not say. */
  institutionId: string | null;
  /** The provider's word for what its owner has to repair; null while it works. */
  error: string | null;
  /** When the owner's consent to share her data ends; null while the provider knows of no end. */
  consentEndsAt: Date | null;
  /** Where the provider sends its webhooks; null where it does not. */
  webhook: string | null;
};

export type BankTransaction = {
  providerTransactionId: string;
  accountId: string;
  occurredOn: CalendarDate;
  /** Above zero when money left the account. */
  amountCents: number;
  name: string;
  merchantName: string | null;
  category: string | null;
  categoryId: string | null;
  transactionType: string | null;
  isPending: boolean;
};

/** What changed since a cursor, and the cursor of the next request. */
export type TransactionPage = {
  /** New ones and ones that are otherwise than before. */
  changed: BankTransaction[];
  removedIds: string[];
  nextCursor: string;
  hasMore: boolean;
  /** false while the provider still looks for older ones. */
  isComplete: boolean;
};

/** The provider's data changed between two pages: all has to be read again from the first cursor. */
export const CHANGED_WHILE_READ = 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION';

export type AccountNumbers = { routingNumber: string; accountNumber: string };

/** What we need of whoever reads members' banks for us; each call throws ProviderError. */
export type BankData = {
  /** @throws ProviderError `refused` for a token that is no good, `unavailable` otherwise */
  readAccount(accessToken: string): Promise<BankAccount>;
  /** Active bills only; none while the provider still looks for them. */
  readBills(accessToken: string): Promise<BankBill[]>;
  readItem(accessToken: string): Promise<BankItem>;
  /**
   * The item and its account in one, with the balance that the provider saw last: it asks no bank
   * for it, which takes longer, costs more, and is for the moment of linking.
   */
  readLatest(accessToken: string): Promise<{ item: BankItem; account: BankAccount }>;
  /** @throws ProviderError also with the code CHANGED_WHILE_READ */
  readTransactions(accessToken: string, cursor: string | null): Promise<TransactionPage>;
  /** Of the account; null where the bank gives none away. */
  readNumbers(accessToken: string, accountId: string): Promise<AccountNumbers | null>;
  /** In whose names the account is, as the bank writes them. */
  readOwners(accessToken: string, accountId: string): Promise<string[]>;
  setWebhook(accessToken: string, url: string): Promise<void>;
  /** The provider forgets the item. */
  removeItem(accessToken: string): Promise<void>;
};
