import type { ReadFrom } from './card-records.ts';

/** Money that came in for a member's deposit account, as the issuer has it. */
export type IncomingDeposit = {
  /** Another one for each transfer; the issuer's. */
  id: string;
  amountCents: number;
  /** Who sent it, as `NORTHWIND PAYROLL`. */
  sender: string;
  /** To whom it is made out, by the sender; null where it says nothing. */
  receiverName: string | null;
  arrivedAt: Date;
  /** Sent back, by whom ever, it is there no more. */
  isReturned: boolean;
};

/**
 * Reads what comes in on members' deposit accounts, and sends back what is not theirs. `key` makes a
 * call that can be sent again, as with CardIssuing. Each throws ProviderError.
 */
export type IncomingDeposits = {
  /**
   * Those of a deposit account, by the issuer's id, in the order in which they came in; `place` as
   * with CardRecords. One that is sent back comes again where that happened behind the place.
   */
  readDeposits(accountId: string, place: string): Promise<ReadFrom<IncomingDeposit>>;
  /** Sends one back to its sender; sent back already, it stays so. */
  returnDeposit(depositId: string, key: string): Promise<void>;
};
