import type { Knex } from 'knex';

/** An event before it has its place, by the schema of its type. */
export type NewEvent<TypedEvent extends { type: string; payload: unknown }> =
  TypedEvent extends TypedEvent
    ? {
        type: TypedEvent['type'];
        subject: string;
        payload: TypedEvent['payload'];
        occurredAt: Date;
      }
    : never;

/**
 * Appends an event in the transaction of the change that it tells: both happen or
 * neither. The subject's counter is locked until the commit, so that versions
 * have no gap and no double; whoever appends to several subjects does so in the
 * order of their ids, or two transactions may wait for one another.
 */
export async function appendEvent<TypedEvent extends { type: string; payload: unknown }>(
  transaction: Knex.Transaction,
  { type, subject, payload, occurredAt }: NewEvent<TypedEvent>,
): Promise<void> {
  await transaction.raw(APPEND, {
    type,
    subject,
    payload: JSON.stringify(payload),
    occurredAt,
  });
}

// An event must not stand before the one that precedes it, although a transaction
// that waited for the counter may have the lower number: it then stands at the
// other's. No reader has passed there, for none passes a transaction, this one,
// that still runs and has a lower number.
const APPEND = `
  WITH numbered AS (
    INSERT INTO event_subject AS known (subject, version, transaction_id)
    VALUES (:subject, 1, pg_current_xact_id())
    ON CONFLICT (subject) DO UPDATE SET
      version = known.version + 1,
      transaction_id = greatest(known.transaction_id, pg_current_xact_id())
    RETURNING version, transaction_id
  )
  INSERT INTO event (transaction_id, type, subject, subject_version, payload, occurred_at)
  SELECT transaction_id, :type, :subject, version, :payload, :occurredAt FROM numbered
`;
