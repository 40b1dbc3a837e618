import type { LinkEvent } from '@reset/api-contract/member/link-events.ts';
import type { IntegrationSource } from '@reset/api-contract/member/notifications.ts';
import { appendEvent, newId } from '@reset/service-kit';
import type { Knex } from 'knex';
import type { IntegrationError } from './integration-errors.ts';

/**
 * Says that a link stopped working, and tells so, in the transaction that learned it; nothing
 * happens while it is said already.
 */
export async function raise(
  transaction: Knex.Transaction,
  { userId, source, errorType, now }: Omit<IntegrationError, 'id'> & { userId: string; now: Date },
): Promise<void> {
  const { rows } = await transaction.raw<{ rows: { id: string }[] }>(RAISE, [
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
 * Says that a link works again or is no more, and tells so: all of that source's open errors are
 * over, or those of one type. Nothing happens when there is none.
 */
export async function resolve(
  transaction: Knex.Transaction,
  { userId, source, errorType, now }: Resolved,
): Promise<void> {
  const over: { id: string }[] = await transaction('integration_error')
    .where({ user_id: userId, source, ...(errorType ? { error_type: errorType } : {}) })
    .whereNull('resolved_at')
    .update({ resolved_at: transaction.raw('greatest(raised_at, ?)', [now]) })
    .returning('id');
  for (const { id } of over) {
    await appendEvent<LinkEvent>(transaction, {
      type: 'integration_error.resolved',
      subject: userId,
      payload: { integration_error_id: id },
      occurredAt: now,
    });
  }
}

/** What a member has to repair, the oldest first. */
export async function openErrors(database: Knex, userId: string): Promise<IntegrationError[]> {
  const rows = await database('integration_error')
    .where({ user_id: userId })
    .whereNull('resolved_at')
    .orderBy(['raised_at', 'id'])
    .select('id', 'source', 'error_type');
  return rows.map((row) => ({ id: row.id, source: row.source, errorType: row.error_type }));
}

/** Whether an error is or was this member's. */
export async function hasError(database: Knex, userId: string, id: string): Promise<boolean> {
  return Boolean(await database('integration_error').where({ id, user_id: userId }).first('id'));
}

type Resolved = {
  userId: string;
  source: IntegrationSource;
  errorType?: IntegrationError['errorType'];
  now: Date;
};

const RAISE = `
  INSERT INTO integration_error (id, user_id, source, error_type, raised_at)
  VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (user_id, source, error_type) WHERE resolved_at IS NULL DO NOTHING
  RETURNING id
`;
