import type { Knex } from 'knex';

/** Staff look at what members ask for, and close it: who did, when and why. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE support_request
      ADD COLUMN closed_at timestamptz,
      ADD COLUMN closed_by uuid,
      ADD COLUMN close_reason text,
      ADD CONSTRAINT support_request_closed_by_somebody
        CHECK ((closed_at IS NULL) = (closed_by IS NULL)
           AND (closed_at IS NULL) = (close_reason IS NULL));
    CREATE INDEX support_request_open ON support_request (requested_at) WHERE closed_at IS NULL;
  `);
}
