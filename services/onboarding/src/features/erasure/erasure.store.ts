import type { UserClosed } from '@reset/api-contract/public/closure.ts';
import { newId, type AddJob, type Database, type Transaction } from '@reset/service-kit';
import { withdrawDepositAccount } from '#features/card-issuance/card-issuance.store.ts';
import { ERASE_QUEUE, type Erasure } from './erasure.ts';

type Row = {
  id: string;
  user_id: string;
  reason: Erasure['reason'];
  actor_id: string;
  requested_at: Date;
  outcome: Erasure['outcome'];
  kept_for: Erasure['keptFor'];
  finished_at: Date | null;
  /** A calendar date: when it is decided again; null unless a closed account keeps it. */
  again_on: string | null;
  /** When her mail about it became a job; null before. */
  mailed_at: Date | null;
};

type Outcome = Pick<Erasure, 'outcome' | 'keptFor'> & { againOn: string | null };

export type NewErasure = Pick<Erasure, 'userId' | 'reason' | 'actorId' | 'requestedAt'>;

/** Has what somebody told of herself erased once the transaction is committed, and no account opened. */
export async function requestErasure(
  transaction: Transaction,
  addJob: AddJob,
  { userId, reason, actorId, requestedAt }: NewErasure,
): Promise<Erasure> {
  const [row] = await transaction<Row>('personal_info_erasure')
    .insert({
      id: newId(),
      user_id: userId,
      reason,
      actor_id: actorId,
      requested_at: requestedAt,
    })
    .returning('*');
  if (!row) throw new Error('What was inserted is not there.');
  await withdrawDepositAccount(transaction, userId);
  await addJob(transaction, ERASE_QUEUE, { erasure_id: row.id });
  return toErasure(row);
}

/** Has what a person told erased whose account was closed, once, however often the event is read. */
export async function eraseClosed(
  transaction: Transaction,
  addJob: AddJob,
  { subject: userId, payload, occurred_at }: UserClosed,
): Promise<void> {
  const asked = { actorId: payload.actor_id, requestedAt: new Date(occurred_at) };
  const known = await transaction<Row>('personal_info_erasure')
    .where({ user_id: userId, actor_id: asked.actorId, requested_at: asked.requestedAt })
    .first('id');
  if (!known) {
    await requestErasure(transaction, addJob, { userId, reason: 'person_asked', ...asked });
  }
}

/** What was and is to be erased, in the database. */
export const erasureStore = (database: Database) => ({
  /** All of a person's, the latest first. */
  async ofUser(userId: string): Promise<Erasure[]> {
    const rows = await database<Row>('personal_info_erasure')
      .where({ user_id: userId })
      .orderBy([
        { column: 'requested_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]);
    return rows.map(toErasure);
  },

  /** null for none. */
  async find(id: string): Promise<Erasure | null> {
    const row = await database<Row>('personal_info_erasure').where({ id }).first();
    return row ? toErasure(row) : null;
  },

  /** Whether one of a person's is not done yet. */
  async isPending(userId: string): Promise<boolean> {
    const row = await database<Row>('personal_info_erasure')
      .where({ user_id: userId, outcome: null })
      .first('id');
    return row !== undefined;
  },

  /** Writes down what it came to, the first time. */
  async finish(id: string, { outcome, keptFor, againOn }: Outcome, now: Date): Promise<void> {
    await database<Row>('personal_info_erasure')
      .where({ id, outcome: null })
      .update({ outcome, kept_for: keptFor, finished_at: now, again_on: againOn });
  },

  /** Whether she was mailed of it for the first time now. */
  async markMailed(id: string, now: Date): Promise<boolean> {
    const marked = await database<Row>('personal_info_erasure')
      .where({ id, mailed_at: null })
      .update({ mailed_at: now });
    return marked === 1;
  },

  /**
   * Has it decided again what closed accounts have kept until a day, of some of them.
   * @returns how many there were
   */
  reopenKept: (addJob: AddJob, today: string): Promise<number> =>
    database.transaction(async (transaction) => {
      const due = transaction<Row>('personal_info_erasure')
        .where('again_on', '<=', today)
        .orderBy('again_on')
        .limit(MAX_REQUEUED)
        .forUpdate()
        .skipLocked()
        .select('id');
      const ids = await transaction<Row>('personal_info_erasure')
        .whereIn('id', due)
        .update({ outcome: null, kept_for: [], finished_at: null, again_on: null }, ['id']);
      for (const { id } of ids) await addJob(transaction, ERASE_QUEUE, { erasure_id: id });
      return ids.length;
    }),

  /** Adds the jobs again of what was asked for before an instant and is not done: theirs gave up. */
  requeue: (addJob: AddJob, before: Date): Promise<void> =>
    database.transaction(async (transaction) => {
      const ids: string[] = await transaction('personal_info_erasure')
        .where({ outcome: null })
        .where('requested_at', '<', before)
        .orderBy('requested_at')
        .limit(MAX_REQUEUED)
        .pluck('id');
      for (const id of ids) await addJob(transaction, ERASE_QUEUE, { erasure_id: id });
    }),
});

const MAX_REQUEUED = 1_000;

const toErasure = (row: Row): Erasure => ({
  id: row.id,
  userId: row.user_id,
  reason: row.reason,
  actorId: row.actor_id,
  requestedAt: row.requested_at,
  outcome: row.outcome,
  keptFor: row.kept_for,
});
