import type { Knex } from 'knex';

/** Lists of who repays by a method, and of cardholders by when they bought last. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE person ADD COLUMN repayment_method text NOT NULL DEFAULT 'ach_debit_flow';

    -- Counted when everybody was brought up to date.
    INSERT INTO person_count (list, people)
    SELECT list, CASE WHEN EXISTS (SELECT FROM user_reading) THEN NULL ELSE 0 END
      FROM unnest(ARRAY['direct_deposit_flow', 'ach_debit_flow']) AS list;
    INSERT INTO people_refresh (after)
    SELECT NULL WHERE EXISTS (SELECT FROM user_reading)
    ON CONFLICT (is_only) DO UPDATE SET after = NULL;
  `);
}
