import type { Knex } from 'knex';

/** What somebody of staff has taken is found without looking through what all have. */
export async function up(database: Knex): Promise<void> {
  await database.raw('CREATE INDEX case_owner_staff ON case_owner (staff_id, case_id)');
}
