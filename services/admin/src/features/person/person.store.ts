import type { Database } from '@reset/service-kit';

/** The names of people by their ids; none of whom nothing has been told. */
export async function readNames(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database('listed_user')
    .whereIn('user_id', ids)
    .select('user_id', 'first_name', 'last_name');
  return new Map(rows.map((row) => [row.user_id, `${row.first_name} ${row.last_name}`]));
}
