import type { CalendarDate } from '#calendar/calendar-date.ts';

export const DISPUTE_MAIL_QUEUE = 'send-dispute-mail';

/** What happened to a dispute, in whole cents, as it was in the transaction in which it happened. */
export type DisputeNews =
  | { kind: 'opened'; credit_due_on: CalendarDate; resolve_due_on: CalendarDate }
  | {
      kind: 'credited';
      credit: NewCredit;
      credited_on: CalendarDate;
      resolve_due_on: CalendarDate;
      is_late: boolean;
    }
  /** `credit` where there was none before the decision. */
  | { kind: 'won' | 'written_off'; kept_cents: number; credit: NewCredit | null }
  /** `credit_cents` is 0, and `take_back_on` null, where there is no credit to take back. */
  | {
      kind: 'lost';
      reason: string;
      credit_cents: number;
      take_back_on: CalendarDate | null;
    }
  | { kind: 'withdrawn'; taken_back_cents: number }
  /** A merchant gave back all that was left of the claim. `kept_cents` is the credit in its place. */
  | { kind: 'refunded'; refunded_cents: number; kept_cents: number }
  | { kind: 'taken_back'; taken_back_cents: number }
  | { kind: 'message' };

/** What of a credit pays the purchase, and what is the member's with us. */
export type NewCredit = { paid_cents: number; deposit_cents: number };

export type DisputeMailJob = {
  user_id: string;
  card_transaction_id: string;
  merchant_name: string;
  /** What she claims, less what the merchant had given back before. */
  claim_cents: number;
  news: DisputeNews;
};
