import type { Knex } from 'knex';
import { SESSION_ENDED } from './session-eviction-store.ts';

/** Sessions of which all of this is true. */
export type WhichSessions =
  | { token_hash: Buffer }
  | { real_user_id: string; id?: string }
  | { real_user_id: string; created_before: Date; role?: string };

/**
 * Ends sessions: deletes their rows and tells every gateway in the same
 * transaction. Nothing happens where there is none.
 * @returns the ids of those that ended
 */
export async function endSessions(database: Knex, which: WhichSessions): Promise<string[]> {
  const { created_before: createdBefore, role, ...columns } = { ...NONE, ...which };
  const ending = database('session').where(columns).delete().returning('id');
  if (createdBefore) void ending.where('created_at', '<', createdBefore);
  if (role !== undefined) void ending.whereRaw('? = ANY(roles)', [role]);
  const ended: { id: string }[] = await database
    .with('ended', ending)
    .select('id', database.raw('pg_notify(?, id::text)', [SESSION_ENDED]))
    .from('ended');
  return ended.map(({ id }) => id);
}

const NONE: { created_before?: Date; role?: string } = {};
