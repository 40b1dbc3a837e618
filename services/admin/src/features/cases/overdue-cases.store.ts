import type { Database } from '@reset/service-kit';
import type { Times } from './cases.store.ts';

/** Who is of staff and can be mailed. @param only one of them */
export const staffAddresses = (
  database: Database,
  only?: string,
): Promise<{ id: string; email: string }[]> =>
  database('staff')
    .join('person', 'person.user_id', 'staff.user_id')
    .where((which) => (only === undefined ? which : which.where('staff.user_id', only)))
    .orderBy('staff.user_id')
    .select('staff.user_id as id', 'person.email');

/** How many cases are overdue, how many of them somebody has taken, and how many nobody has. */
export async function readOverdue(
  database: Database,
  staffId: string,
  { now, productNow }: Times,
): Promise<{ overdue: number; own: number; free: number }> {
  const { rows } = await database.raw<{ rows: Record<'overdue' | 'own' | 'free', bigint>[] }>(
    `SELECT count(*) AS overdue, count(*) FILTER (WHERE o.staff_id = :staffId) AS own,
            count(*) FILTER (WHERE o.staff_id IS NULL) AS free
       FROM listed_cases(:now) c LEFT JOIN case_owner o USING (case_id)
      WHERE c.closed_at IS NULL AND c.due_at < :productNow`,
    { staffId, now, productNow },
  );
  const [counts] = rows;
  return {
    overdue: Number(counts?.overdue ?? 0),
    own: Number(counts?.own ?? 0),
    free: Number(counts?.free ?? 0),
  };
}
