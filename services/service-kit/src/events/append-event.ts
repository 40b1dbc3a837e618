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
export const appendEvent = <TypedEvent extends { type: string; payload: unknown }>(
  transaction: Knex.Transaction,
  event: NewEvent<TypedEvent>,
): Promise<void> => appendEvents<TypedEvent>(transaction, [event]);

/** Appends events of different subjects by one statement, in the order of the subjects' ids. */
export async function appendEvents<TypedEvent extends { type: string; payload: unknown }>(
  transaction: Knex.Transaction,
  events: readonly NewEvent<TypedEvent>[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ type, subject, payload, occurredAt }) => ({
    type,
    subject,
    payload,
    occurred_at: occurredAt,
  }));
  await transaction.raw(APPEND, [JSON.stringify(rows)]);
}

// An event must not stand before the one that precedes it, although a transaction
// that waited for the counter may have the lower number: it then stands at the
// other's. No reader has passed there, for none passes a transaction, this one,
// that still runs and has a lower number.
const APPEND = `
  WITH told AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(?::jsonb)
      AS e (type text, subject uuid, payload jsonb, occurred_at timestamptz)
     ORDER BY subject
  ), numbered AS (
    INSERT INTO event_subject AS known (subject, version, transaction_id)
    SELECT subject, 1, pg_current_xact_id() FROM told ORDER BY subject
    ON CONFLICT (subject) DO UPDATE SET
      version = known.version + 1,
      transaction_id = greatest(known.transaction_id, pg_current_xact_id())
    RETURNING subject, version, transaction_id
  )
  INSERT INTO event (transaction_id, type, subject, subject_version, payload, occurred_at)
  SELECT n.transaction_id, t.type, t.subject, n.version, t.payload, t.occurred_at
    FROM numbered n JOIN told t ON t.subject = n.subject
   ORDER BY t.subject
`;
