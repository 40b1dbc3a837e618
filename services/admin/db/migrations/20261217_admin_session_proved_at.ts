import type { Knex } from 'knex';

/** When staff proved who they are: what moves money asks that it was just now. */
export async function up(database: Knex): Promise<void> {
  // null for the sessions of a release from before, which prove nothing any more.
  await database.raw('ALTER TABLE admin_session ADD COLUMN proved_at timestamptz');
}
