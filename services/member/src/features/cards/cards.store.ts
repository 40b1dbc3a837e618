import type { CardRecords } from '@reset/api-contract/member/links.ts';
import { type Database, newId } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import type { IssuedCard } from '#providers/card-issuing.ts';
import { isUnderWay } from './ach/under-way.store.ts';
import type { CardAccount } from './card-account.ts';
import { depositCents } from './deposits/deposit-balance.store.ts';
import { repaidLaterById } from './deposits/repaid-later.store.ts';
import {
  arrivedPayouts,
  askedDebits,
  madeDebits,
  payoutUnderWay,
} from './pay/bank-transfers.store.ts';
import type { AskedDebit, BankTransfer, MadeDebit, ReceivedPay } from './pay/pay.ts';
import { receivedDepositsById, receivedPay } from './pay/received-pay.store.ts';
import type { PayoutOutlook } from './payouts/payouts.ts';
import { payoutOutlook } from './payouts/payout-outlook.store.ts';
import { type PurchaseRow, toPurchase } from './purchases/purchase-row.ts';
import type { Purchase } from './purchases/purchases.ts';
import type { NextRepayment } from './repayments/next-repayment.ts';
import { readNextRepayment } from './repayments/next-repayment.store.ts';
import type { RepaymentNotice } from './repayments/repayment-notices.ts';
import { repaymentNotices } from './repayments/standing-notices.store.ts';

export { payOwed } from './deposits/deposits.store.ts';
export { repayableCents } from './purchases/payments.store.ts';
export {
  type LockedAccount,
  type PurchaseStore,
  purchaseStore,
} from './purchases/purchases.store.ts';
export { closeCardAccount } from './issuing/close-card-account.store.ts';
export { type DebitOutlook, debitOutlook } from './repayments/debit-outlook.store.ts';
export { planRepaymentOf } from './repayments/plan-repayments.store.ts';
export { RECORDED_REPAYMENTS } from './repayments/recorded-repayments.ts';
export { cancelAndTell } from './repayments/repayment-notices.store.ts';
export { firstDebits } from './repayments/pending-schedules.store.ts';
export { endSchedules } from './repayments/schedules.store.ts';
export { type Alert, caseStore, closeByStaff } from './sync/cases.store.ts';

/** Card accounts, cards and what was bought with them, in the database. */
export const cardStore = (database: Database) => ({
  /** null without a card account; one that is still being issued is none. */
  async findAccount(userId: string): Promise<CardAccount | null> {
    const account = await database('card_account')
      .where({ user_id: userId })
      .whereNot({ status: 'issuing' })
      .first();
    if (!account) return null;
    const cards = await database('card')
      .where({ card_account_id: account.id })
      .whereNot({ status: 'terminated' })
      .orderBy([{ column: 'form', order: 'desc' }, 'created_at'])
      .select('id', 'synctera_card_id', 'last_four', 'form', 'status');
    return {
      id: account.id,
      issuedOn: account.issued_on,
      isClosed: account.status === 'closed',
      issued: { personId: account.synctera_person_id, accountId: account.synctera_account_id },
      cards: cards.map((card) => ({
        id: card.id,
        issuerId: card.synctera_card_id,
        lastFour: card.last_four,
        form: card.form,
        status: card.status,
      })),
    };
  },

  /** Of which account there are records, one that is being issued too, and whether of purchases. */
  async findRecords(userId: string): Promise<CardRecords> {
    const account = await database('card_account').where({ user_id: userId }).first('id', 'status');
    if (!account) return { card_account: 'none', has_transactions: false, kept_from: null };
    const purchase = await database('card_transaction')
      .where({ card_account_id: account.id })
      .first('id');
    const closed = await database('closed_account').where({ id: account.id }).first('kept_from');
    return {
      card_account: closed ? 'closed' : account.status,
      has_transactions: purchase !== undefined,
      kept_from: closed?.kept_from ?? null,
    };
  },

  /** What a member owes, holds with it, by the ledger; nothing without a card account. */
  async outstandingCents(userId: string): Promise<number> {
    const { rows } = await database.raw<{ rows: { outstanding: bigint }[] }>(OUTSTANDING, [userId]);
    return Number(rows[0]?.outstanding ?? 0);
  },

  /**
   * The same, and nothing is bought with her card before the transaction ends: for whoever decides
   * by it.
   */
  async lockOutstandingCents(userId: string): Promise<number> {
    await database('card_account').where({ user_id: userId }).forNoKeyUpdate().first('id');
    return this.outstandingCents(userId);
  },

  /**
   * Whether money is on its way between us and a bank account of hers, or may still come back; asked
   * after `lockOutstandingCents`, so it stays.
   */
  isUnderWay: (bankLinkId: string, now: Date): Promise<boolean> =>
    isUnderWay(database, bankLinkId, dayOf(now)),

  /** What is hers with us and not on its way elsewhere; nothing without a card account. */
  depositCents: (userId: string): Promise<number> => depositCents(database, userId),

  /** What becomes of what is hers; null while nothing is. */
  payoutOutlook: (userId: string, now: Date): Promise<PayoutOutlook> =>
    payoutOutlook(database, userId, now),

  /** What of what she owes is repaid next; null without a card account. */
  nextRepayment: (userId: string, now: Date): Promise<NextRepayment | null> =>
    readNextRepayment(database, userId, now),

  /** What she is to be told of her repayments by debit now, the soonest first. */
  repaymentNotices: (userId: string, now: Date): Promise<RepaymentNotice[]> =>
    repaymentNotices(database, userId, now),

  /** Her pay that came in since, and was not taken back, the oldest first. */
  receivedPay: (userId: string, since: Date): Promise<ReceivedPay[]> =>
    receivedPay(database, userId, since),

  /** What came in and was not taken back, and what it repaid, of those with these ids, by their ids. */
  receivedDeposits: (ids: readonly string[]) => receivedDepositsById(database, ids),

  /** What of deposits of hers repaid later, out of what they had left on deposit, in cents by their ids. */
  repaidLater: (ids: readonly string[]) => repaidLaterById(database, ids),

  /** What a member spent of an advance on her tax refund and has not repaid. */
  async spentOfRefundCents(userId: string): Promise<number> {
    const { rows } = await database.raw<{ rows: { spent: bigint }[] }>(SPENT_OF_REFUND, [userId]);
    return Number(rows[0]?.spent ?? 0);
  },

  /** The debits of her bank since, however they stand, the newest first. */
  madeDebits: (userId: string, since: Date): Promise<MadeDebit[]> =>
    madeDebits(database, userId, since),

  /** What she has asked for herself and is to come. */
  askedDebits: (userId: string): Promise<AskedDebit[]> => askedDebits(database, userId),

  /** The payouts to her bank since that arrived, the newest first. */
  arrivedPayouts: (userId: string, since: Date): Promise<BankTransfer[]> =>
    arrivedPayouts(database, userId, since),

  /** The payout that is on its way to her bank; null for none. */
  payoutUnderWay: (userId: string) => payoutUnderWay(database, userId),

  /** Whether what came in, by the issuer's id, was recorded. */
  async hasRecordedDeposit(issuerId: string): Promise<boolean> {
    const row = await database('incoming_deposit').where({ issuer_id: issuerId }).first('id');
    return row !== undefined;
  },

  /** A purchase by the issuer's id of its hold; null until it was recorded. */
  async findPurchase(holdId: string): Promise<Purchase | null> {
    const row = await database('card_transaction')
      .where({ authorization_id: holdId })
      .first<PurchaseRow | undefined>();
    return row ? toPurchase(row) : null;
  },
});

const OUTSTANDING = `
  SELECT debits_posted + debits_pending - credits_posted AS outstanding
    FROM ledger.account WHERE owner_user_id = ? AND code = 1110
`;

const SPENT_OF_REFUND = `
  SELECT spent_of_refund(a) AS spent FROM ledger.account a WHERE owner_user_id = ? AND code = 1110
`;

type Kept = { accountId: string; card: IssuedCard; now: Date };

/** Keeps a card that the issuer has made; one of a form that the account has already is not taken. */
export async function insertIssuedCard(
  database: Database,
  { accountId, card, now }: Kept,
): Promise<void> {
  await database('card')
    .insert({
      id: newId(),
      card_account_id: accountId,
      synctera_card_id: card.id,
      last_four: card.lastFour,
      form: card.form,
      status: card.status,
      created_at: now,
    })
    .onConflict()
    .ignore();
}
