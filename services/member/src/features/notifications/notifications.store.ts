import type { LinkEvent } from '@reset/api-contract/member/link-events.ts';
import type { IntegrationSource } from '@reset/api-contract/member/notifications.ts';
import type { UserStateEvent } from '@reset/api-contract/onboarding/user-state-events.ts';
import { appendEvent, type Database, newId, type Transaction } from '@reset/service-kit';
import { listAcceptances, markAcceptanceRead } from '#features/tax-returns/tax-returns.store.ts';
import type { IntegrationError, NewLink, News, Listable } from './notifications.ts';

/** Notifications of members, in the database. */
export const notificationStore = (database: Database) => ({
  /** All that a member is to be notified of now, but for her application. */
  async list(userId: string, now: Date): Promise<Omit<Listable, 'application'>> {
    const [errors, newLinks, updating, news, accepted] = await Promise.all([
      listErrors(database, userId),
      listNewLinks(database, userId, now),
      findUpdating(database, userId),
      listUnread(database, userId),
      listAcceptances(database, userId),
    ]);
    return { errors, newLinks, updating, news, accepted };
  },

  /** Whether it is hers, read before or not: the first time counts. */
  async markAsRead(userId: string, id: string, now: Date): Promise<boolean> {
    const read = await database('notification')
      .where({ id, user_id: userId })
      .update({ read_at: database.raw('coalesce(read_at, ?)', [now]) });
    return read === 1 || markAcceptanceRead(database, { userId, id, now });
  },

  /** Whether an integration error is or was this member's. */
  async hasError(userId: string, id: string): Promise<boolean> {
    return Boolean(await database('integration_error').where({ id, user_id: userId }).first('id'));
  },
});

/** The oldest first; that she skipped her payroll for as long as she has linked none. */
const listUnread = async (database: Database, userId: string): Promise<News[]> =>
  database('notification')
    .where({ user_id: userId })
    .whereNull('read_at')
    .whereRaw(
      `(type <> 'opted_to_skip_payroll_linking'
        OR NOT EXISTS (SELECT FROM payroll_link l WHERE l.user_id = notification.user_id))`,
    )
    .orderBy(['created_at', 'id'])
    .select('id', 'type');

/**
 * Notifies somebody who leaves out linking a payroll of what one could change. Once, whatever she
 * skips later: what she has dismissed stays dismissed. Other states notify of nothing.
 */
export async function notifySkippedPayroll(
  transaction: Transaction,
  { subject, payload, occurred_at: at }: UserStateEvent,
): Promise<void> {
  if (payload.state !== 'skipped_income_account_linking') return;
  await transaction('notification')
    .insert({
      id: newId(),
      user_id: subject,
      type: 'opted_to_skip_payroll_linking',
      created_at: at,
    })
    .onConflict()
    .ignore();
}

/** What a member has to repair, the oldest first. */
export async function listErrors(
  database: Database,
  userId: string,
): Promise<(IntegrationError & { raisedAt: Date })[]> {
  const rows = await database('integration_error')
    .where({ user_id: userId })
    .whereNull('resolved_at')
    .orderBy(['raised_at', 'id'])
    .select('id', 'source', 'error_type', 'raised_at');
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    errorType: row.error_type,
    raisedAt: row.raised_at,
  }));
}

/**
 * That her limit is being computed; null when it is as it should be, and while it is put off
 * because it could not be computed.
 */
async function findUpdating(database: Database, userId: string): Promise<{ id: string } | null> {
  const { rows } = await database.raw<{ rows: { id: string }[] }>(
    `SELECT due.id FROM limit_due due JOIN limit_state USING (user_id)
      WHERE due.user_id = ? AND due.not_before <= now()`,
    [userId],
  );
  return rows[0] ?? null;
}

/** Longer than banks and platforms take to be read for the first time. */
const MAX_WAIT_MS = 10 * 60_000;

/**
 * The links that a member made a moment ago and that were not read yet. One that nobody could read
 * for ten minutes is new no longer: nobody knows when it will be.
 */
async function listNewLinks(database: Database, userId: string, now: Date): Promise<NewLink[]> {
  const since = new Date(now.getTime() - MAX_WAIT_MS);
  const { rows } = await database.raw<{ rows: NewLink[] }>(NEW_LINKS, { userId, since });
  return rows;
}

const NEW_LINKS = `
  SELECT link.id, 'plaid' AS source, session.done_at AS linked_at
    FROM bank_link link
    JOIN bank_link_session session USING (user_id, item_id)
   WHERE link.user_id = :userId AND link.transactions_synced_at IS NULL
     AND session.done_at > :since
  UNION ALL
  SELECT id, 'pinwheel', linked_at
    FROM payroll_link
   WHERE user_id = :userId AND (synced_at IS NULL OR NOT has_pay_data) AND linked_at > :since
  ORDER BY linked_at
`;

/**
 * Notifies members that their limits changed, in the transaction that changed them. Earlier
 * notifications count as read, so that whoever is reading one at this moment is notified once more.
 */
export async function notifyLimitUpdated(
  transaction: Transaction,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  await transaction.raw(END_LIMIT_UPDATED, { userIds, now });
  await transaction.raw(NOTIFY_LIMIT_UPDATED, { ids: userIds.map(() => newId()), userIds, now });
}

const END_LIMIT_UPDATED = `
  UPDATE notification SET read_at = CAST(:now AS timestamptz)
   WHERE user_id = ANY (CAST(:userIds AS uuid[])) AND type = 'spending_limit_updated'
     AND read_at IS NULL
`;

const NOTIFY_LIMIT_UPDATED = `
  INSERT INTO notification (id, user_id, type, created_at)
  SELECT id, user_id, 'spending_limit_updated', CAST(:now AS timestamptz)
    FROM unnest(CAST(:ids AS uuid[]), CAST(:userIds AS uuid[])) AS notified (id, user_id)
   ORDER BY user_id
  ON CONFLICT (user_id, type) WHERE read_at IS NULL DO NOTHING
`;

/**
 * Records and publishes that a link stopped working, in the transaction that learned it; nothing
 * happens while such an error is open.
 */
export async function raiseError(
  transaction: Transaction,
  { userId, source, errorType, now }: Omit<IntegrationError, 'id'> & { userId: string; now: Date },
): Promise<void> {
  const { rows } = await transaction.raw<{ rows: { id: string }[] }>(RAISE_ERROR, [
    newId(),
    userId,
    source,
    errorType,
    now,
  ]);
  for (const { id } of rows) {
    await appendEvent<LinkEvent>(transaction, {
      type: 'integration_error.raised',
      subject: userId,
      payload: { integration_error_id: id, source, error_type: errorType },
      occurredAt: now,
    });
  }
}

/**
 * Resolves the open errors of a source, or those of one type, because the link works again or is no
 * more, and publishes it. Nothing happens when there is none.
 */
export async function resolveErrors(
  transaction: Transaction,
  { userId, source, errorType, now }: Resolved,
): Promise<void> {
  const of = { user_id: userId, source, ...(errorType ? { error_type: errorType } : {}) };
  await resolveIn(transaction, of, now);
}

/**
 * Resolves one error by the word of staff, and publishes it.
 * @returns whose it was and of which source; `already` for one that was resolved before
 */
export async function resolveError(
  transaction: Transaction,
  id: string,
  now: Date,
): Promise<{ userId: string; source: IntegrationSource } | 'already' | 'unknown'> {
  const [resolved] = await resolveIn(transaction, { id }, now);
  if (resolved) return resolved;
  return (await transaction('integration_error').where({ id }).first('id')) ? 'already' : 'unknown';
}

type Over = { id: string; user_id: string; source: IntegrationSource };

/** @returns whose each of them was, and of which source */
async function resolveIn(transaction: Transaction, of: object, now: Date) {
  const over: Over[] = await transaction('integration_error')
    .where(of)
    .whereNull('resolved_at')
    .update({ resolved_at: transaction.raw('greatest(raised_at, ?)', [now]) })
    .returning(['id', 'user_id', 'source']);
  for (const { id, user_id: subject } of over) {
    await appendEvent<LinkEvent>(transaction, {
      type: 'integration_error.resolved',
      subject,
      payload: { integration_error_id: id },
      occurredAt: now,
    });
  }
  return over.map(({ user_id: userId, source }) => ({ userId, source }));
}

type Resolved = {
  userId: string;
  source: IntegrationSource;
  errorType?: IntegrationError['errorType'];
  now: Date;
};

const RAISE_ERROR = `
  INSERT INTO integration_error (id, user_id, source, error_type, raised_at)
  VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (user_id, source, error_type) WHERE resolved_at IS NULL DO NOTHING
  RETURNING id
`;
