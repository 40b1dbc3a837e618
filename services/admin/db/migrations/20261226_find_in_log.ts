import type { Knex } from 'knex';

/** What somebody of staff did of one kind is found although she did much else, or never did it. */
export async function up(database: Knex): Promise<void> {
  await database.raw(
    'CREATE INDEX audit_entry_staff_action ON audit_entry (staff_id, action, position)',
  );
}
