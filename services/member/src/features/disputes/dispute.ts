import type { DisputeState } from '@reset/api-contract/member/card-transactions.ts';
import type { DisputeReason } from '@reset/api-contract/member/disputes.ts';
import type { CalendarDate } from '#calendar/calendar-date.ts';

/** A purchase that its member disputes. Whole cents. */
export type Dispute = {
  id: string;
  accountId: string;
  purchaseId: string;
  reason: DisputeReason;
  description: string | null;
  /** What she claims back. */
  amountCents: number;
  /** What of it the merchant gave back before there was a credit. */
  refundedCents: number;
  state: DisputeState;
  openedAt: Date;
  creditDueOn: CalendarDate;
  resolveDueOn: CalendarDate;
  /** The transfers of the credit; null before. */
  creditGroupId: string | null;
  /** What of the credit pays the purchase. */
  creditedOwedCents: number;
  /** What of it is on deposit. */
  creditedDepositCents: number;
  /** What the merchant gave back since, in its place. */
  absorbedCents: number;
  /** When 1310 was relieved of it; null while it stands there. */
  creditEndedAt: Date | null;
  decisionReason: string | null;
  takeBackOn: CalendarDate | null;
};

/** A row of dispute as the database returns it. */
export type DisputeRow = {
  id: string;
  card_account_id: string;
  card_transaction_id: string;
  reason: Dispute['reason'];
  description: string | null;
  amount_cents: number;
  refunded_cents: number;
  state: Dispute['state'];
  opened_at: Date;
  credit_due_on: CalendarDate;
  resolve_due_on: CalendarDate;
  credit_group_id: string | null;
  credited_owed_cents: number;
  credited_deposit_cents: number;
  absorbed_cents: number;
  credit_ended_at: Date | null;
  decision_reason: string | null;
  take_back_on: CalendarDate | null;
};

export const toDispute = (row: DisputeRow): Dispute => ({
  id: row.id,
  accountId: row.card_account_id,
  purchaseId: row.card_transaction_id,
  reason: row.reason,
  description: row.description,
  amountCents: row.amount_cents,
  refundedCents: row.refunded_cents,
  state: row.state,
  openedAt: row.opened_at,
  creditDueOn: row.credit_due_on,
  resolveDueOn: row.resolve_due_on,
  creditGroupId: row.credit_group_id,
  creditedOwedCents: row.credited_owed_cents,
  creditedDepositCents: row.credited_deposit_cents,
  absorbedCents: row.absorbed_cents,
  creditEndedAt: row.credit_ended_at,
  decisionReason: row.decision_reason,
  takeBackOn: row.take_back_on,
});
