import type { Knex } from 'knex';

/** A deposit that its sender took back has a reason of its own. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`INSERT INTO transfer_code (code, name) VALUES (306, 'deposit_returned')`);
}
