import type { Knex } from 'knex';

/**
 * A hold is written by the statement that writes its transfer, and neither is ever deleted: a foreign key
 * would lock and log the transfer once more. problems() compares all holds with their transfers. Of codes
 * all transfers at once would share the lock of one row, so that the table itself says which there are.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE hold DROP CONSTRAINT hold_pending_id_fkey;
    ALTER TABLE transfer DROP CONSTRAINT transfer_code_fkey;
    DO $$ BEGIN
      EXECUTE format('ALTER TABLE transfer ADD CONSTRAINT transfer_code_is_known CHECK (code = ANY (%L))',
                     (SELECT array_agg(code ORDER BY code) FROM transfer_code));
    END $$;
  `);
}
