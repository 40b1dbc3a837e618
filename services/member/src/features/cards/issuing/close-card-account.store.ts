import type { AddJob, Database, Transaction } from '@reset/service-kit';

/** The queue of closed accounts whose cards are to end at the issuer. */
export const TERMINATE_CARDS_QUEUE = 'terminate-cards';
export type TerminateCardsJob = { card_account_id: string };

/**
 * Closes a member's card account for good, once: nothing is approved from now on, no card is made any
 * more, and the issuer ends those that there are once the transaction is committed. An order of which
 * the issuer knows already ends here too: the account is read from the issuer as before, which finds
 * the card.
 */
export async function closeCardAccount(
  transaction: Transaction,
  addJob: AddJob,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const [account] = await transaction('card_account')
    .where({ user_id: userId, closed_at: null })
    .update(
      {
        closed_at: now,
        status: transaction.raw("CASE status WHEN 'open' THEN 'closed' ELSE status END"),
      },
      ['id'],
    );
  if (!account) return;
  const ofIt = { card_account_id: account.id };
  await transaction('card_order')
    .where({ ...ofIt, ended_at: null })
    .update({ ended_at: now });
  await transaction('card_sync')
    .insert({ ...ofIt, asked_at: now })
    .onConflict()
    .ignore();
  await addJob(transaction, TERMINATE_CARDS_QUEUE, ofIt);
}

/** Closed accounts whose cards are to end, in the database. */
export const closedAccountStore = (database: Database) => ({
  /** The issuer's id of a closed account; null for another, and while the issuer has none. */
  async findIssuerId(id: string): Promise<string | null> {
    const row = await database('card_account')
      .where({ id })
      .whereNotNull('closed_at')
      .first('synctera_account_id');
    return row?.synctera_account_id ?? null;
  },

  /** Adds the jobs again of accounts with cards that have not ended: theirs gave up, or it came late. */
  requeue: (addJob: AddJob): Promise<void> =>
    database.transaction(async (transaction) => {
      const ids: string[] = await transaction('card_account as a')
        .whereNotNull('a.closed_at')
        .whereExists(
          transaction('card as c')
            .whereRaw('c.card_account_id = a.id')
            .whereNot({ 'c.status': 'terminated' }),
        )
        .orderBy('a.closed_at')
        .limit(MAX_REQUEUED)
        .pluck('a.id');
      for (const id of ids)
        await addJob(transaction, TERMINATE_CARDS_QUEUE, { card_account_id: id });
    }),
});

const MAX_REQUEUED = 1_000;
