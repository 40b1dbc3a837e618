import Type, { type Static } from 'typebox';
import { CalendarDate, Dollars, Id, Instant, nullable } from '../fields.ts';

export const CustomerState = Type.Union([
  Type.Literal('pending'),
  Type.Literal('declined'),
  Type.Literal('posted'),
  Type.Literal('repaid'),
  Type.Literal('partially_repaid'),
  Type.Literal('expired'),
  Type.Literal('manually_expired'),
]);
export type CustomerState = Static<typeof CustomerState>;

/** How the card network has a purchase. */
export const NetworkState = Type.Enum([
  'pending',
  'authorized',
  'cleared',
  'settled',
  'declined',
  'reversed',
  'expired',
]);

/** How a dispute stands: see Dispute. */
export const DisputeState = Type.Union([
  Type.Literal('open'),
  Type.Literal('provisional'),
  Type.Literal('won'),
  Type.Literal('lost'),
  Type.Literal('written_off'),
  Type.Literal('withdrawn'),
]);
export type DisputeState = Static<typeof DisputeState>;

/** Why a purchase was declined; `no_answer` where the network decided because we did not in time. */
export const DeclineReason = Type.Union([
  Type.Literal('limit_exceeded'),
  Type.Literal('card_not_active'),
  Type.Literal('card_frozen'),
  Type.Literal('account_not_open'),
  Type.Literal('no_answer'),
  Type.Literal('other'),
]);
export type DeclineReason = Static<typeof DeclineReason>;

/**
 * GET /card_accounts/current/card_transactions, newest first; 404 without a card account. Beside
 * purchases it has what pays them, below zero: the amounts that are pending, posted or partially
 * repaid come to what is outstanding. The rows of a refund come to what was given back, whatever it
 * paid and by which way.
 */
export const CardTransaction = Type.Object({
  id: Id,
  kind: Type.Union([
    Type.Literal('purchase'),
    Type.Literal('repayment'),
    Type.Literal('refund'),
    /** What a dispute credited pays. */
    Type.Literal('dispute_credit'),
    /** What a dispute that was lost takes back, and is owed. */
    Type.Literal('dispute_reversal'),
  ]),
  created_at: Instant,
  amount: Dollars,
  /** What of it its merchant has not collected yet: no debt so far; null for what pays a purchase. */
  pending_amount: nullable(Dollars),
  /** What of a purchase is repaid, by whomever; 0 for what pays one. */
  repaid_amount: Dollars,
  /** What the merchant of a purchase gave back, whatever that repaid; 0 for what pays one. */
  refunded_amount: Dollars,
  /** What of it a credit of its dispute pays, while that stands; 0 for what pays one. */
  credited_amount: Dollars,
  /** The purchase that it pays, refunds, or was credited for and takes back; null for a purchase. */
  purchase_id: nullable(Id),
  /**
   * Of a repayment, out of which money of hers: a debit of her bank, a deposit by its `kind`, or what was
   * on deposit; null for all others.
   */
  paid_from: nullable(Type.Enum(['bank', 'pay', 'tax_refund', 'other', 'balance'])),
  merchant_name: Type.String(),
  merchant_category: nullable(Type.String()),
  card_present: Type.Boolean(),
  transaction_reference_number: nullable(Type.String()),
  network_state: nullable(Type.String()),
  customer_state: CustomerState,
  /** Null unless it is declined. */
  decline_reason: nullable(DeclineReason),
  /** Of the dispute of a purchase; null without one. */
  dispute_state: nullable(DisputeState),
  /**
   * What its dispute has credited, whatever that pays, until it is taken back; null without a credit, and
   * for what pays one.
   */
  dispute_credit: nullable(Dollars),
  /** Of a purchase whose dispute was lost: what of its credit is taken back, and when; null once it is. */
  dispute_take_back: nullable(Type.Object({ day: CalendarDate, amount: Dollars })),
  synctera_transaction_id: nullable(Type.String()),
  synctera_account_id: nullable(Type.String()),
});
export type CardTransaction = Static<typeof CardTransaction>;

export const CardTransactions = Type.Array(CardTransaction);
export type CardTransactions = Static<typeof CardTransactions>;
