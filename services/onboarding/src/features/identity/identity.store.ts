import type { DecideIdentity, IdentityStatus } from '@reset/api-contract/onboarding/identity.ts';
import type { AddJob, Database, Transaction } from '@reset/service-kit';
import { addDecision, forgetReasons } from './identity-decision.store.ts';
import { CHECK_IDENTITY_QUEUE, type Verification } from './identity.ts';

type Row = {
  user_id: string;
  id: string;
  status: IdentityStatus;
  evaluation_id: string | null;
  changed_at: Date;
  read_at: Date | null;
  documents_read: number;
};

/** Verifications of identities, read and written through `database` or a transaction of it. */
export const identityStore = (database: Database) => ({
  /** null for who has told nothing of herself. */
  async find(userId: string): Promise<Verification | null> {
    const row = await database<Row>('identity_verification').where({ user_id: userId }).first();
    return row ? toVerification(row) : null;
  },

  /** As `find`, and nobody else writes it before the transaction ends. */
  async lock(userId: string): Promise<Verification | null> {
    const row = await database<Row>('identity_verification')
      .where({ user_id: userId })
      .forUpdate()
      .first();
    return row ? toVerification(row) : null;
  },

  /** Whose verification this is; null for none. */
  async findUser(id: string): Promise<string | null> {
    const row = await database<Row>('identity_verification').where({ id }).first('user_id');
    return row?.user_id ?? null;
  },

  /** Changes the status, where it is another one. */
  async change(userId: string, status: IdentityStatus, now: Date): Promise<void> {
    await database<Row>('identity_verification')
      .where({ user_id: userId })
      .whereNot({ status })
      .update({ status, changed_at: now });
  },

  /** Keeps the provider's id of it, and that it was asked now; of one that was erased, nothing. */
  async keepRead(id: string, evaluationId: string, now: Date): Promise<void> {
    await database<Row>('identity_verification')
      .where({ id })
      .update({ evaluation_id: evaluationId, read_at: now });
  },

  /** Keeps how often pictures were read; never fewer than before, as reads may cross. */
  async keepDocumentsRead(userId: string, documentsRead: number): Promise<void> {
    await database<Row>('identity_verification')
      .where({ user_id: userId })
      .where('documents_read', '<', documentsRead)
      .update({ documents_read: documentsRead });
  },

  /**
   * Whether somebody else was to be verified with the same Social Security number, whatever that
   * came to: who was refused and comes back by another account is not verified there unseen.
   */
  async hasTwin(userId: string): Promise<boolean> {
    const ofOther = (table: string) =>
      database(table).where('user_id', database.ref('other.user_id')).select('user_id');
    const twin = await database('personal_info as own')
      .join('personal_info as other', 'other.ssn_digest', 'own.ssn_digest')
      .where('own.user_id', userId)
      .whereNot('other.user_id', userId)
      .where((known) =>
        known
          .whereExists(ofOther('identity_verification').whereNot({ status: 'info_saved' }))
          // Of a refusal whose verification was erased, where her taxes keep the number.
          .orWhereExists(ofOther('kept_identity_decision')),
      )
      .first('other.user_id');
    return twin !== undefined;
  },

  /**
   * Whether people looked at who she is when she cancelled, and neither they nor others have
   * verified her since: what she tells anew is not to pass them by.
   */
  async leftReview(userId: string): Promise<boolean> {
    const left = await database('application_cancellation as left')
      .where({ 'left.user_id': userId, 'left.outcome': 'cancelled', 'left.was_in_review': true })
      .whereNotExists(
        database('identity_decision as since')
          .where({ 'since.user_id': userId, 'since.decision': 'approve' })
          .where('since.decided_at', '>=', database.ref('left.decided_at')),
      )
      .first('left.id');
    return left !== undefined;
  },
});

/** Keeps the word of staff that refuses her, by which the verification is over. */
export async function rejectVerification(
  transaction: Transaction,
  verification: Verification,
  word: Omit<DecideIdentity, 'decision'>,
  now: Date,
): Promise<void> {
  await addDecision(transaction, verification, { ...word, decision: 'reject' }, now);
  await identityStore(transaction).change(verification.userId, 'rejected', now);
}

/**
 * Ends a verification with all that is known of it, but that it refused her, which may be kept.
 * @param keptUntil a calendar date; null to keep nothing
 */
export async function endVerification(
  transaction: Transaction,
  { id, userId }: Verification,
  keptUntil: string | null,
): Promise<void> {
  if (keptUntil !== null) {
    await transaction.raw(
      `INSERT INTO kept_identity_decision
         (id, user_id, status, evaluation_id, decided_at, kept_until)
       SELECT id, user_id, status, evaluation_id, changed_at, :keptUntil
         FROM identity_verification WHERE id = :id AND status = 'rejected'`,
      { id, keptUntil },
    );
  }
  await forgetReasons(transaction, userId);
  await transaction('identity_verification').where({ id }).delete();
}

/** Forgets who was refused, once the time is over for which that is kept. */
export async function forgetDecisions(database: Database, today: string): Promise<void> {
  await database('kept_identity_decision').where('kept_until', '<=', today).delete();
}

const PAGE = 100;

/**
 * Has those looked at again of which no webhook has told anything: the ones that she waits for after
 * a minute, the ones that people review after ten. As many as one transaction should.
 * @returns how many
 */
export const lookAgain = (database: Database, addJob: AddJob, now: Date): Promise<number> =>
  database.transaction(async (transaction: Transaction) => {
    const { rows } = await transaction.raw<{ rows: { user_id: string }[] }>(DUE, { now, PAGE });
    for (const { user_id } of rows) await addJob(transaction, CHECK_IDENTITY_QUEUE, { user_id });
    return rows.length;
  });

const DUE = `
  UPDATE identity_verification SET read_at = :now
   WHERE user_id IN (
     SELECT user_id FROM identity_verification
      WHERE status IN ('submitted', 'submitted_with_document', 'flagged_for_review',
                       'flagged_for_review_with_document', 'flagged_for_internal_review')
        AND coalesce(read_at, changed_at) <= :now::timestamptz -
            CASE WHEN status IN ('submitted', 'submitted_with_document', 'flagged_for_review')
                 THEN interval '1 minute' ELSE interval '10 minutes' END
      ORDER BY coalesce(read_at, changed_at)
      LIMIT :PAGE FOR UPDATE SKIP LOCKED)
  RETURNING user_id
`;

const toVerification = (row: Row): Verification => ({
  userId: row.user_id,
  id: row.id,
  status: row.status,
  evaluationId: row.evaluation_id,
  changedAt: row.changed_at,
  documentsRead: row.documents_read,
});
