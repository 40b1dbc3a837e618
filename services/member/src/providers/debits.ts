import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { IssuedAccount } from './card-issuing.ts';

/** How a debit of a member's own bank stands at the issuer. */
export type IssuedDebit = {
  id: string;
  /** Her bank may send one back that was settled, days after that. */
  status: 'pending' | 'settled' | 'canceled' | 'returned';
  /** When the money is here, if it does not come back. */
  settlesOn: CalendarDate;
  /** Why it came back, as `R01`; null unless it did. */
  returnCode: string | null;
};

/**
 * Debits a member's account at her own bank, through the issuer. `key` makes a call that can be sent
 * again, as with CardIssuing. Each throws ProviderError. The account is registered by Payouts.
 */
export type Debits = {
  /** @param debit on the day `effectiveOn`: a banking day, today at the earliest */
  debit(
    debit: {
      into: IssuedAccount;
      sourceId: string;
      amountCents: number;
      effectiveOn: CalendarDate;
    },
    key: string,
  ): Promise<IssuedDebit>;
  /** What was asked for by that key, however long ago; null where nothing was. */
  findSent(key: string): Promise<IssuedDebit | null>;
  read(id: string): Promise<IssuedDebit>;
  /** Whether one that came back had settled before. @param debit with the issuer's id of her account */
  hadArrived(debit: { id: string; accountId: string }): Promise<boolean>;
};
