import type { Database } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';

/** How many are marked by one transaction. */
const MAX_MARKED = 5_000;

/** Whose limits are stale and have to be computed anew, in the database. */
export const staleLimitStore = (database: Database) => ({
  /** Whose limits have been stale for longest, at most so many. */
  async oldest(max: number): Promise<string[]> {
    const rows: { user_id: string }[] = await database('limit_due')
      .whereRaw('not_before <= now()')
      .orderBy('not_before')
      .limit(max)
      .select('user_id');
    return rows.map(({ user_id }) => user_id);
  },

  /** Marks one member, because staff want her limit computed now. */
  async markOf(userId: string): Promise<void> {
    await database.raw('SELECT mark_limits_due(ARRAY[?]::uuid[], ?)', [userId, 'staff']);
  },

  /**
   * Marks members whose limit was not computed today.
   * @returns how many; as many again may be left
   */
  markUnchecked: (today: CalendarDate): Promise<number> =>
    mark(database, 'midnight', ['state.checked_on < ?', today]),

  /**
   * Marks members whose bank or payroll has not been read for too long, since their limit was computed.
   * @returns how many; as many again may be left
   */
  markAged: (now: Date): Promise<number> => mark(database, 'age', ['state.fresh_until < ?', now]),

  /**
   * Marks members whose limit was computed by other rules for everybody.
   * @returns how many; as many again may be left
   */
  markOutdatedBasis: (basis: string): Promise<number> =>
    mark(database, 'configuration', ['state.basis <> ?', basis]),

  /** Deletes the marks of people who are no members: becoming one marks them again. */
  async deleteOrphans(): Promise<void> {
    await database.raw(DELETE_ORPHANS);
  },

  /** Postpones a limit that could not be computed, the longer the more often. */
  async postpone(userId: string): Promise<void> {
    await database('limit_due')
      .where({ user_id: userId })
      .update({
        failures: database.raw('failures + 1'),
        not_before: database.raw(
          `now() + least(interval '1 second' * power(2, least(failures, 10)), interval '10 minutes')`,
        ),
      });
  },
});

async function mark(
  database: Database,
  reason: string,
  [condition, value]: [string, string | Date],
): Promise<number> {
  const { rows } = await database.raw<{ rows: { count: number }[] }>(
    `WITH chosen AS MATERIALIZED (
       SELECT state.user_id FROM limit_state state
        WHERE ${condition} AND NOT EXISTS (
          SELECT FROM limit_due due WHERE due.user_id = state.user_id)
        LIMIT ${MAX_MARKED}
     ), marked AS MATERIALIZED (
       SELECT mark_limits_due(array_agg(user_id), ?) FROM chosen
     )
     SELECT CAST(count(*) AS integer) AS count FROM chosen, marked`,
    [value, reason],
  );
  return rows[0]?.count ?? 0;
}

const DELETE_ORPHANS = `
  DELETE FROM limit_due WHERE user_id IN (
    SELECT user_id FROM limit_due due
     WHERE NOT EXISTS (SELECT FROM limit_state state WHERE state.user_id = due.user_id)
       FOR UPDATE SKIP LOCKED)
`;
