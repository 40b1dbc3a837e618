import type { CancellationRequested } from '@reset/api-contract/member/support-events.ts';
import { newId, type AddJob, type Transaction } from '@reset/service-kit';
import type { Static } from 'typebox';
import { CANCEL_QUEUE, type Cancellation, type CancellationOutcome } from './cancellation.ts';

type Row = {
  id: string;
  user_id: string;
  version: number;
  requested_at: Date;
  outcome: CancellationOutcome | null;
  decided_at: Date | null;
  was_in_review: boolean;
};

/**
 * Takes down that somebody has cancelled, to be decided by a job, which waits for what she does in
 * the meantime. An event that is read again changes nothing.
 */
export async function keepCancellation(
  transaction: Transaction,
  addJob: AddJob,
  event: Static<typeof CancellationRequested>,
): Promise<void> {
  const [row] = await transaction<Row>('application_cancellation')
    .insert({
      id: newId(),
      user_id: event.subject,
      version: event.subject_version,
      requested_at: new Date(event.occurred_at),
    })
    .onConflict(['user_id', 'version'])
    .ignore()
    .returning('id');
  if (row) await addJob(transaction, CANCEL_QUEUE, { cancellation_id: row.id });
}

/** Whether the cancellation that an event asked for was read and has come to something. */
export const isCancellationDecided = async (
  transaction: Transaction,
  userId: string,
  version: number,
): Promise<boolean> =>
  (await transaction<Row>('application_cancellation')
    .where({ user_id: userId, version })
    .whereNotNull('outcome')
    .first('id')) !== undefined;

/** Cancellations, read and written through a transaction. */
export const cancellationStore = (transaction: Transaction) => ({
  /** null for none; nobody else decides it before the transaction ends. */
  async lock(id: string): Promise<Cancellation | null> {
    const row = await transaction<Row>('application_cancellation')
      .where({ id })
      .forUpdate()
      .first();
    return row ? { id: row.id, userId: row.user_id, outcome: row.outcome } : null;
  },

  /** How many of a person's applications were cancelled after an instant. */
  async countCancelled(userId: string, after: Date): Promise<number> {
    const counted = await transaction('application_cancellation')
      .where({ user_id: userId, outcome: 'cancelled' })
      .where('decided_at', '>', after)
      .count<{ count: bigint }[]>('*');
    return Number(counted[0]?.count ?? 0);
  },

  /** @param `wasInReview` people looked at who she is when she cancelled, and had not decided */
  async decide(
    id: string,
    outcome: CancellationOutcome,
    { wasInReview, now }: { wasInReview: boolean; now: Date },
  ): Promise<void> {
    await transaction<Row>('application_cancellation')
      .where({ id })
      .update({ outcome, was_in_review: wasInReview, decided_at: now });
  },
});
