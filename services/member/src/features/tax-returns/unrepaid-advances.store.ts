import type { CaseClosing, Database, Transaction } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';

const MAX_FILERS = 500;
/** Before all ids. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Notes for staff who owes something of the advance on her refund while no refund will repay it, and
 * forgets who does no more; one that was sent and is awaited no longer is taken for none. Each that files taxes is looked at, some of them at a time.
 */
export async function noteUnrepaidAdvances(database: Database, now: Date): Promise<void> {
  await database('income_tax_return')
    .where('refund_awaited_until', '<', dayOf(now))
    .update({ refund_awaited_until: null });
  await database.raw(FORGET);
  let last: string | null = FIRST;
  while (last !== null) {
    const read: { rows: { last: string | null }[] } = await database.raw(NOTE, {
      after: last,
      limit: MAX_FILERS,
      now,
    });
    last = read.rows[0]?.last ?? null;
  }
}

/**
 * Staff have followed it up: it stays owed.
 * @returns the member; null for none that is open
 */
export async function closeUnrepaidAdvance(
  transaction: Transaction,
  userId: string,
  by: CaseClosing,
): Promise<string | null> {
  const closed = await transaction('unrepaid_advance')
    .where({ user_id: userId, closed_at: null })
    .update({ closed_at: by.now, closed_by: by.actorId, close_reason: by.reason });
  return closed === 1 ? userId : null;
}

const FORGET = `
  DELETE FROM unrepaid_advance u
   WHERE NOT EXISTS (SELECT FROM unrepaid_advance_of(u.user_id))
`;

const NOTE = `
  WITH filer AS (
    SELECT user_id FROM tax_filer WHERE user_id > :after ORDER BY user_id LIMIT :limit
  ), noted AS (
    INSERT INTO unrepaid_advance (user_id, found_at)
    SELECT f.user_id, :now FROM filer f CROSS JOIN LATERAL unrepaid_advance_of(f.user_id)
    ON CONFLICT (user_id) DO NOTHING
  )
  SELECT max(CAST(user_id AS text)) AS last FROM filer
`;
