import type { RepaymentMethod } from '@reset/api-contract/member/profile.ts';
import type { AddJob, Database, Transaction } from '@reset/service-kit';
import {
  ISSUE_CARD_QUEUE,
  isRevocable,
  LATE_AFTER_MS,
  type CardIssuance,
} from './card-issuance.ts';

type Row = {
  user_id: string;
  began_at: Date;
  account_opened_at: Date | null;
  repayment_method: RepaymentMethod | null;
  requested_at: Date | null;
  bound_at: Date | null;
  ip_address: string | null;
  user_agent: string | null;
  issued_at: Date | null;
  in_review_since: Date | null;
  refusal: string | null;
  tried_at: Date | null;
};

/** Her word for how she repays. */
type Request = {
  userId: string;
  repaymentMethod: RepaymentMethod;
  /** From where it came; null where her payroll told it. */
  from: { ipAddress: string; userAgent: string } | null;
  now: Date;
};

/** The issuing of cards, read and written through `database` or a transaction of it. */
export const cardIssuanceStore = (database: Database) => ({
  /** null for whom nothing was asked of the issuer yet. */
  async find(userId: string): Promise<CardIssuance | null> {
    const row = await database<Row>('card_issuance').where({ user_id: userId }).first();
    return row ? toIssuance(row) : null;
  },

  /** Keeps that the issuer was asked now. */
  async markTried(userId: string, now: Date): Promise<void> {
    await database<Row>('card_issuance').where({ user_id: userId }).update({ tried_at: now });
  },

  /** @param requestedAt when she gave the word by which it was opened; null for none */
  async markAccountOpened(userId: string, requestedAt: Date | null, now: Date): Promise<void> {
    await database<Row>('card_issuance')
      .where({ user_id: userId, account_opened_at: null })
      .update({ account_opened_at: now });
    if (requestedAt) await this.bind(userId, requestedAt, now);
  },

  /**
   * Has her word of that instant never be taken back from now on.
   * @returns false where it was before, or another word was given
   */
  async bind(userId: string, requestedAt: Date, now: Date): Promise<boolean> {
    const bound = await database<Row>('card_issuance')
      .where({ user_id: userId, requested_at: requestedAt, bound_at: null })
      .update({ bound_at: now });
    return bound === 1;
  },

  /** Whether it was not known before that her card is there. */
  async markIssued(userId: string, now: Date): Promise<boolean> {
    const changed = await database<Row>('card_issuance')
      .where({ user_id: userId, issued_at: null })
      .update({ issued_at: now });
    return changed === 1;
  },

  /** Keeps since when the issuer's people look at her, the first time that it says so. */
  async markInReview(userId: string, now: Date): Promise<void> {
    await database<Row>('card_issuance')
      .where({ user_id: userId, in_review_since: null })
      .update({ in_review_since: now });
  },

  async endReview(userId: string): Promise<void> {
    await database<Row>('card_issuance')
      .where({ user_id: userId })
      .whereNotNull('in_review_since')
      .update({ in_review_since: null });
  },

  async markRefused(userId: string, refusal: string): Promise<void> {
    await database<Row>('card_issuance')
      .where({ user_id: userId, issued_at: null })
      .update({ refusal });
  },

  /** Those that wait for staff: refused, or late; the oldest first, behind `after`. */
  async waiting({ after, now }: { after: string | null; now: Date }): Promise<CardIssuance[]> {
    const late = new Date(now.getTime() - LATE_AFTER_MS);
    const rows = await database<Row>('card_issuance')
      .whereNull('issued_at')
      .where((query) => query.whereNotNull('refusal').orWhereRaw(`${WAITS_SINCE} <= ?`, [late]))
      .modify((query) => {
        if (after === null) return;
        const place = database<Row>('card_issuance')
          .where({ user_id: after })
          .select('began_at', 'user_id');
        void query.whereRaw('(began_at, user_id) > (?)', [place]);
      })
      .orderBy(['began_at', 'user_id'])
      .limit(PAGE);
    return rows.map(toIssuance);
  },

  /**
   * Has the issuer asked again for those that were not ended by the job of the first time. As many
   * as one transaction should.
   * @returns how many
   */
  resume: (addJob: AddJob, now: Date): Promise<number> =>
    database.transaction(async (transaction) => {
      const before = new Date(now.getTime() - LATE_AFTER_MS);
      const { rows } = await transaction.raw<{ rows: { user_id: string }[] }>(TAKE_OPEN, {
        now,
        before,
        PAGE,
      });
      for (const { user_id } of rows) await addJob(transaction, ISSUE_CARD_QUEUE, { user_id });
      return rows.length;
    }),
});

/** Has her account opened, in the transaction that records her wish; begun before, it goes on. */
export async function beginIssuance(
  transaction: Transaction,
  addJob: AddJob,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  if (await insertIssuance(transaction, userId, now))
    await addJob(transaction, ISSUE_CARD_QUEUE, { user_id: userId });
}

/** Has her card issued, in the transaction that records how she repays; the first word counts. */
export async function requestCard(
  transaction: Transaction,
  addJob: AddJob,
  { userId, repaymentMethod, from, now }: Request,
): Promise<void> {
  await insertIssuance(transaction, userId, now);
  await transaction<Row>('card_issuance')
    .where({ user_id: userId, requested_at: null })
    .update({
      repayment_method: repaymentMethod,
      requested_at: now,
      ip_address: from?.ipAddress ?? null,
      user_agent: from?.userAgent ?? null,
    });
  await addJob(transaction, ISSUE_CARD_QUEUE, { user_id: userId });
}

/**
 * Takes her word for autopay back, unless the issuer has made something by it. What it has begun to
 * open without being asked for more is left as a wish for the account.
 * @returns false for a word that stays, or none
 */
export async function withdrawRequest(transaction: Transaction, userId: string): Promise<boolean> {
  const row = await transaction<Row>('card_issuance')
    .where({ user_id: userId })
    .forUpdate()
    .first();
  if (!row?.requested_at || !isRevocable(toIssuance(row))) return false;
  const own = transaction<Row>('card_issuance').where({ user_id: userId });
  const isWished = row.began_at < row.requested_at || row.tried_at !== null;
  await (isWished
    ? own.update({ repayment_method: null, requested_at: null, ip_address: null, user_agent: null })
    : own.delete());
  return true;
}

/**
 * Ends the issuing of a card that nobody is to have: a wish for an account, and her word while the
 * issuer has made nothing by it, or did not accept her.
 * @returns false where the issuer is making her card, or has
 */
export async function withdrawIssuance(transaction: Transaction, userId: string): Promise<boolean> {
  const row = await transaction<Row>('card_issuance')
    .where({ user_id: userId })
    .forUpdate()
    .first();
  if (!row) return true;
  const issuance = toIssuance(row);
  const isBeingMade = issuance.requestedAt !== null && issuance.refusal === null;
  if (issuance.issuedAt || (isBeingMade && !isRevocable(issuance))) return false;
  // An account that was opened stays one, of which nothing comes.
  await (row.account_opened_at
    ? transaction<Row>('card_issuance').where({ user_id: userId }).update({
        repayment_method: null,
        requested_at: null,
        bound_at: null,
        ip_address: null,
        user_agent: null,
        refusal: null,
      })
    : transaction<Row>('card_issuance').where({ user_id: userId }).delete());
  return true;
}

/** Forgets that the issuer did not accept her and asks it again; false for whom it has not refused. */
export async function retryIssuance(
  transaction: Transaction,
  addJob: AddJob,
  userId: string,
): Promise<boolean> {
  const changed = await transaction<Row>('card_issuance')
    .where({ user_id: userId, issued_at: null })
    .update({ refusal: null });
  if (changed === 0) return false;
  await addJob(transaction, ISSUE_CARD_QUEUE, { user_id: userId });
  return true;
}

/** Takes a wish for an account back that was not opened yet: what she told is to be erased. */
export const withdrawDepositAccount = (transaction: Transaction, userId: string) =>
  transaction<Row>('card_issuance')
    .where({ user_id: userId, account_opened_at: null, requested_at: null })
    .delete();

/** Whether it is a new one. */
async function insertIssuance(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<boolean> {
  const inserted = await transaction<Row>('card_issuance')
    .insert({ user_id: userId, began_at: now })
    .onConflict('user_id')
    .ignore()
    .returning('user_id');
  return inserted.length > 0;
}

const PAGE = 100;

/** As `waitsSince` has it. */
const WAITS_SINCE = 'coalesce(requested_at, CASE WHEN account_opened_at IS NULL THEN began_at END)';

const TAKE_OPEN = `
  UPDATE card_issuance SET tried_at = :now
   WHERE user_id IN (
     SELECT user_id FROM card_issuance
      WHERE issued_at IS NULL AND refusal IS NULL
        AND (account_opened_at IS NULL OR requested_at IS NOT NULL)
        AND coalesce(tried_at, began_at) <= :before
      ORDER BY coalesce(tried_at, began_at)
      LIMIT :PAGE FOR UPDATE SKIP LOCKED)
  RETURNING user_id
`;

const toIssuance = (row: Row): CardIssuance => ({
  userId: row.user_id,
  beganAt: row.began_at,
  accountOpenedAt: row.account_opened_at,
  repaymentMethod: row.repayment_method,
  requestedAt: row.requested_at,
  boundAt: row.bound_at,
  issuedAt: row.issued_at,
  inReviewSince: row.in_review_since,
  refusal: row.refusal,
});
