import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { AccountNumbers } from './bank-data.ts';
import type { IssuedAccount } from './card-issuing.ts';

/** A member's account at another bank. */
export type Recipient = {
  /** The issuer's id of her. */
  personId: string;
  /** Hers, as the other bank has it. */
  ownerName: string;
  bankName: string;
  numbers: AccountNumbers;
};

/** How a transfer to another bank stands at the issuer. */
export type IssuedPayout = {
  id: string;
  status: 'pending' | 'completed' | 'canceled' | 'returned';
  /** When the other bank has it. */
  arrivesOn: CalendarDate;
};

/**
 * Sends what is a member's to her own bank, through the issuer. `key` makes a call that can be sent
 * again, as with CardIssuing. Each throws ProviderError.
 */
export type Payouts = {
  /** @returns the issuer's id of the account */
  registerRecipient(recipient: Recipient, key: string): Promise<string>;
  send(
    payout: { from: IssuedAccount; recipientId: string; amountCents: number },
    key: string,
  ): Promise<IssuedPayout>;
  /** What was sent by that key, however long ago; null where nothing was. */
  findSent(key: string): Promise<IssuedPayout | null>;
  read(id: string): Promise<IssuedPayout>;
  /** Whether one that came back had arrived before. @param payout with the issuer's id of her account */
  hadArrived(payout: { id: string; accountId: string }): Promise<boolean>;
};
