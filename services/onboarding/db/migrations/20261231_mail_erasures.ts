import type { Knex } from 'knex';

/** What became of a cancelled application is mailed once, though what is kept is judged again later. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE personal_info_erasure ADD COLUMN mailed_at timestamptz;
    -- Those of before were not, and are not now.
    UPDATE personal_info_erasure SET mailed_at = finished_at WHERE finished_at IS NOT NULL;
  `);
}
