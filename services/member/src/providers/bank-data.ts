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
  accountName: string;
  /** The last digits of the account number; null when the bank tells none. */
  mask: string | null;
  availableCents: number;
};

/** What we need of whoever reads members' banks for us. */
export type BankData = {
  /** @throws ProviderError `refused` for a token that is no good, `unavailable` otherwise */
  readAccount(accessToken: string): Promise<BankAccount>;
  /** Active bills only. @throws ProviderError */
  readBills(accessToken: string): Promise<BankBill[]>;
};
