import type { Knex } from 'knex';

/** Whether people looked at who somebody is when she cancelled: what she tells anew is theirs to see. */
export async function up(database: Knex): Promise<void> {
  await database.raw(
    'ALTER TABLE application_cancellation ADD COLUMN was_in_review boolean NOT NULL DEFAULT false',
  );
}
