import type { CalendarDay } from '#personas/calendar-day.ts';
import type { PostedByHand } from '../items/plaid-item.ts';

/** A line of a bank statement. All items of one persona have the same ones. */
export type BankEntry = {
  /** What its id is made of, together with the item's. */
  key: string;
  date: CalendarDay;
  /** Positive where money leaves the account. */
  cents: number;
  name: string;
  merchantName: string | null;
  category: { primary: string; detailed: string };
  channel: 'in store' | 'online' | 'other';
  isPending: boolean;
  /** The key of the pending line that this one replaces. */
  replaces: string | null;
  isDirectDeposit: boolean;
};

/** A change of a line, as /transactions/sync has it. */
export type BankChange = { kind: 'added' | 'modified' | 'removed'; entry: BankEntry };

/** What was posted by hand, as the bank writes it. */
export function handEntry({ key, date, cents, name, isDirectDeposit }: PostedByHand): BankEntry {
  return {
    key,
    date,
    cents,
    name,
    merchantName: null,
    category: categoryOf(cents, isDirectDeposit),
    channel: 'other',
    isPending: false,
    replaces: null,
    isDirectDeposit,
  };
}

function categoryOf(cents: number, isDirectDeposit: boolean): BankEntry['category'] {
  if (isDirectDeposit) return { primary: 'INCOME', detailed: 'INCOME_WAGES' };
  return cents < 0
    ? { primary: 'TRANSFER_IN', detailed: 'TRANSFER_IN_ACCOUNT_TRANSFER' }
    : {
        primary: 'GENERAL_MERCHANDISE',
        detailed: 'GENERAL_MERCHANDISE_OTHER_GENERAL_MERCHANDISE',
      };
}
