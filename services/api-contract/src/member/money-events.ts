import Type, { type Static } from 'typebox';
import { eventType } from '../events.ts';
import { CalendarDate, Cents, Id } from '../fields.ts';

/* What the member service tells of money that was posted. The subject is the group of transfers. */

/** What posted money is to a member and to us. */
export const MovementKind = Type.Enum([
  /** A merchant took it for a purchase. */
  'purchase',
  /** A merchant gave it back, whatever it was for. */
  'refund',
  /** A debit of her bank settled. */
  'repaid_from_bank',
  /** What is hers with us paid what she owed: her pay, a tax refund, what a merchant gave back. */
  'repaid_from_deposit',
  /** Her bank took a debit back after it had settled. */
  'debit_returned',
  /** The sender of a deposit took back what had repaid her. */
  'deposit_returned',
  /** She was credited for a dispute, for the time being. */
  'dispute_credited',
  /** Such a credit was taken back: she owes it again. */
  'dispute_credit_taken_back',
  /** We bear it: nobody pays for it any more. */
  'written_off',
  /** A merchant paid for what we had borne. */
  'loss_recovered',
]);
export type MovementKind = Static<typeof MovementKind>;

/** Transfers of a member's money were posted; once for each group of them that is any of these. */
export const MoneyPosted = eventType('money.posted', {
  user_id: Id,
  /** The day on which it counts in the ledger, in Los Angeles. */
  posted_on: CalendarDate,
  /** Each kind once. */
  movements: Type.Array(Type.Object({ kind: MovementKind, amount_cents: Cents })),
});

/** By type, for subscribers. */
export const moneyEvents = { 'money.posted': MoneyPosted };
export type MoneyEvent = Static<(typeof moneyEvents)[keyof typeof moneyEvents]>;
