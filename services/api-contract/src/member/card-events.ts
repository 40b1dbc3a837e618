import Type, { type Static } from 'typebox';
import { eventType } from '../events.ts';
import { Cents, Id, Instant, nullable } from '../fields.ts';
import { CustomerState, NetworkState } from './card-transactions.ts';

/* What the member service tells of cards. The subject is the card account. */

/** A card account was opened. */
export const CardAccountOpened = eventType('card_account.opened', { user_id: Id });

const RecordedPurchase = Type.Object({
  created_at: Instant,
  /** What its owner is shown that it costs: held and taken, or requested in vain. */
  amount_cents: Cents,
  merchant_name: Type.String(),
  network_state: NetworkState,
  customer_state: CustomerState,
  synctera_transaction_id: nullable(Id),
  synctera_account_id: nullable(Id),
});

/** A purchase was recorded or changed. */
export const CardTransactionRecorded = eventType('card_transaction.recorded', {
  user_id: Id,
  card_transaction_id: Id,
  /** The account's latest purchase that was not declined, as it is now; null without one. */
  latest_transaction_at: nullable(Instant),
  /** The ledger's transfers that were made for it; null, or absent before, where no money moved. */
  transfer_group_id: Type.Optional(nullable(Id)),
  /** As it is from now on. Absent before; whatever was recorded then was published again with it. */
  purchase: Type.Optional(RecordedPurchase),
});

/** A merchant gave money back. */
export const CardRefundRecorded = eventType('card_refund.recorded', {
  user_id: Id,
  card_refund_id: Id,
  transfer_group_id: Id,
});

/** What is hers with us was reserved for her bank, arrived there, or is with us again. */
export const PayoutRecorded = eventType('payout.recorded', {
  user_id: Id,
  payout_id: Id,
  transfer_group_id: Id,
});

/** A debit of her bank was begun, settled, or came to nothing. */
export const RepaymentRecorded = eventType('repayment.recorded', {
  user_id: Id,
  debit_id: Id,
  transfer_group_id: Id,
});
const Deposit = {
  user_id: Id,
  incoming_deposit_id: Id,
  /** `other` is neither, and does not have the size of a paycheck. */
  kind: Type.Enum(['pay', 'tax_refund', 'other']),
  amount_cents: Cents,
  transfer_group_id: Id,
};

/** Her pay, a tax refund, or other money, came in on her deposit account, and has repaid what she owed. */
export const DepositReceived = eventType('deposit.received', Deposit);

/** Its sender took it back. */
export const DepositReturned = eventType('deposit.returned', Deposit);
/** A dispute of a purchase was opened, or came a step further. */
export const DisputeRecorded = eventType('dispute.recorded', {
  user_id: Id,
  dispute_id: Id,
  /** Null where no money moved. */
  transfer_group_id: nullable(Id),
});

/** By type, for subscribers. */
export const cardEvents = {
  'card_account.opened': CardAccountOpened,
  'card_transaction.recorded': CardTransactionRecorded,
  'card_refund.recorded': CardRefundRecorded,
  'payout.recorded': PayoutRecorded,
  'repayment.recorded': RepaymentRecorded,
  'deposit.received': DepositReceived,
  'deposit.returned': DepositReturned,
  'dispute.recorded': DisputeRecorded,
};
export type CardEvent = Static<(typeof cardEvents)[keyof typeof cardEvents]>;
