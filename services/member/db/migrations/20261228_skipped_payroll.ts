import type { Knex } from 'knex';

/**
 * Who has left out linking a payroll is notified of what one could change: once, however often the
 * events of onboarding are read, so that what she has dismissed stays so.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE notification
      DROP CONSTRAINT notification_type_check,
      ADD CONSTRAINT notification_type_check
        CHECK (type IN ('spending_limit_updated', 'opted_to_skip_payroll_linking'));
    CREATE UNIQUE INDEX notification_skipped_payroll ON notification (user_id)
      WHERE type = 'opted_to_skip_payroll_linking';
  `);
}
