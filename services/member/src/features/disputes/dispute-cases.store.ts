import type { Dispute as WireDispute } from '@reset/api-contract/member/disputes.ts';
import type { AddJob, Database, Transaction } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import { toDollars } from '#money/dollars.ts';
import { findDispute } from './dispute-change.store.ts';
import { creditUse } from './dispute-credit.store.ts';
import { tellByMail } from './dispute-mail.store.ts';
import { type DisputeRow, toDispute } from './dispute.ts';
import { type Dispute, isCreditTaken, isLate, toldCreditCents } from './disputes.ts';

export type NewMessage = {
  id: string;
  author: 'member' | 'staff';
  authorId: string;
  text: string;
};

export type DisputeForStaff = {
  dispute: Dispute;
  userId: string;
  merchantName: string;
  purchasedAt: Date;
};

/** What is read and written about disputes. */
export const disputeCaseStore = (database: Database, add: AddJob) => ({
  /** The dispute of a purchase of this member's; null where there is none. */
  async find(userId: string, purchaseId: string): Promise<Dispute | null> {
    const dispute = await findDispute(database, purchaseId);
    if (!dispute) return null;
    const mine = await database('card_account')
      .where({ id: dispute.accountId, user_id: userId })
      .first('id');
    return mine ? dispute : null;
  },

  /** A dispute as staff read it, of whose purchase it is; null where there is none. */
  async findForStaff(id: string): Promise<DisputeForStaff | null> {
    const row = await database('dispute').where({ id }).first<DisputeRow | undefined>();
    if (!row) return null;
    const purchase = await database('card_transaction')
      .join('card_account', 'card_account.id', 'card_transaction.card_account_id')
      .where('card_transaction.id', row.card_transaction_id)
      .first('card_account.user_id', 'merchant_name', 'occurred_at');
    return {
      dispute: toDispute(row),
      userId: purchase.user_id,
      merchantName: purchase.merchant_name,
      purchasedAt: purchase.occurred_at,
    };
  },

  /**
   * Keeps a message once, by its id; of one by staff she is mailed that it is there.
   * @returns whether that id is its own
   */
  write: (disputeId: string, message: NewMessage, now: Date): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const { id, author, authorId, text } = message;
      const messages = transaction('dispute_message');
      const kept = { id, dispute_id: disputeId, author, author_id: authorId, text };
      const isNew = await messages
        .clone()
        .insert({ ...kept, sent_at: now })
        .onConflict('id')
        .ignore()
        .returning('id');
      if (isNew.length === 0) return (await messages.clone().where(kept).first('id')) !== undefined;
      if (author === 'staff') await tellOfMessage(transaction, add, disputeId);
      return true;
    }),

  /** The case as its member is shown it. */
  async describe(dispute: Dispute, today: CalendarDate): Promise<WireDispute> {
    const of = { dispute_id: dispute.id };
    const events = await database('dispute_event').where(of).orderBy('id');
    const messages = await database('dispute_message').where(of).orderBy(['sent_at', 'id']);
    return {
      id: dispute.id,
      card_transaction_id: dispute.purchaseId,
      state: dispute.state,
      reason: dispute.reason,
      description: dispute.description,
      amount: toDollars(dispute.amountCents),
      opened_at: dispute.openedAt.toISOString(),
      credit_due_on: dispute.creditDueOn,
      resolve_due_on: dispute.resolveDueOn,
      is_late: isLate(dispute, today),
      credit: await creditOf(database, dispute),
      decision_reason: dispute.decisionReason,
      timeline: events.map((event) => ({
        step: event.kind,
        amount: event.amount_cents === null ? null : toDollars(event.amount_cents),
        occurred_at: event.occurred_at.toISOString(),
      })),
      messages: messages.map(({ id, author, text, sent_at }) => ({
        id,
        author,
        text,
        sent_at: sent_at.toISOString(),
      })),
    };
  },
});

async function tellOfMessage(
  transaction: Transaction,
  add: AddJob,
  disputeId: string,
): Promise<void> {
  const row = await transaction('dispute').where({ id: disputeId }).first<DisputeRow>();
  const { user_id: userId } = await transaction('card_account')
    .where({ id: row.card_account_id })
    .first('user_id');
  const scope = { transaction, account: { userId }, add };
  await tellByMail(scope, toDispute(row), { kind: 'message' });
}

const FINAL: ReadonlySet<Dispute['state']> = new Set<Dispute['state']>(['won', 'written_off']);

async function creditOf(database: Database, dispute: Dispute): Promise<WireDispute['credit']> {
  if (dispute.creditGroupId === null) return null;
  const { state, creditedOwedCents, creditEndedAt, takeBackOn } = dispute;
  const cents = toldCreditCents(dispute);
  const paidCents = Math.min(creditedOwedCents, cents);
  const use = await creditUse(database, dispute, cents - paidCents);
  return {
    amount: toDollars(cents),
    paid: toDollars(paidCents),
    repaid: use.repaid.map(({ purchaseId, merchantName, cents: repaidCents }) => ({
      card_transaction_id: purchaseId,
      merchant_name: merchantName,
      amount: toDollars(repaidCents),
    })),
    held: toDollars(use.heldCents),
    is_final: FINAL.has(state),
    take_back_on: takeBackOn,
    is_taken_back: isCreditTaken(dispute) && creditEndedAt !== null,
  };
}
