import type { CalendarDay } from '#personas/calendar-day.ts';

/** A line of a bank statement. Everybody whom one persona stands for has the same ones. */
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
  /** The key of the pending line that this one takes the place of. */
  takesPlaceOf: string | null;
  isDirectDeposit: boolean;
};

/** What a bank tells anew of a line. */
export type BankChange = { kind: 'added' | 'modified' | 'removed'; entry: BankEntry };
