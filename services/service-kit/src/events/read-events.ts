import type { Event, EventPage, Position } from '@reset/api-contract/events.ts';
import type { Knex } from 'knex';
import { parsePosition } from './position.ts';

/** `isHeldBack`: there are events already, behind a transaction that still runs. */
export type Reading = EventPage & { isHeldBack: boolean };

/**
 * The events after a position, in order, up to the oldest transaction that still
 * runs. Whatever becomes visible later stands at that transaction or a later one,
 * so a reader who goes on from `next` misses nothing.
 */
export async function readEvents(database: Knex, after: Position, limit: number): Promise<Reading> {
  const { transaction, place } = parsePosition(after);
  const { rows } = await database.raw<{ rows: EventRow[] }>(READ, {
    transaction: String(transaction),
    place: String(place),
    limit,
  });
  const settled = rows.filter(({ is_settled: isSettled }) => isSettled);
  const events = settled.map(toEvent);
  return {
    events,
    next: events.at(-1)?.position ?? after,
    isHeldBack: settled.length < rows.length,
  };
}

/** Behind all events that can be read so far: whatever becomes visible later stands behind it. */
export async function latestPosition(database: Knex): Promise<Position> {
  const { rows } = await database.raw<{ rows: { position: Position }[] }>(LATEST);
  return rows[0]?.position ?? '0';
}

const LATEST = `
  SELECT transaction_id::text || '.' || position AS position
    FROM event
   WHERE transaction_id < pg_snapshot_xmin(pg_current_snapshot())
   ORDER BY event.transaction_id DESC, event.position DESC
   LIMIT 1
`;

type EventRow = {
  transaction_id: string;
  position: bigint;
  type: string;
  subject: string;
  subject_version: number;
  payload: Record<string, unknown>;
  occurred_at: Date;
  is_settled: boolean;
};

// Ordered by the transaction, so that the settled ones come first: by the column,
// whose bare name would be the text that is selected, and 1000 before 999. One
// statement: its snapshot decides both what is seen and what still runs.
const READ = `
  SELECT transaction_id::text, position, type, subject, subject_version, payload, occurred_at,
         transaction_id < pg_snapshot_xmin(pg_current_snapshot()) AS is_settled
    FROM event
   WHERE (transaction_id, position) > (:transaction::xid8, :place::bigint)
   ORDER BY event.transaction_id, event.position
   LIMIT :limit
`;

const toEvent = (row: EventRow): Event => ({
  position: `${row.transaction_id}.${row.position}`,
  type: row.type,
  subject: row.subject,
  subject_version: row.subject_version,
  payload: row.payload,
  occurred_at: row.occurred_at.toISOString(),
});
