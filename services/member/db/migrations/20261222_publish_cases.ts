import { createCaseTables } from '@reset/service-kit';
import type { Knex } from 'knex';

/** What waits for staff is published, and what of it has no end of its own is closed by them. */
export async function up(database: Knex): Promise<void> {
  await createCaseTables(database);
  await database.raw(`
    ALTER TABLE card_case
      -- Who of staff closed it, and why; null where it ended by itself.
      ADD COLUMN closed_by uuid,
      ADD COLUMN close_reason text,
      ADD CHECK (closed_by IS NULL OR (closed_at IS NOT NULL AND close_reason IS NOT NULL));
    CREATE INDEX repayment_schedule_pending ON repayment_schedule (created_at)
      WHERE approved_by IS NULL AND inactivated_by IS NULL;
  `);
}
