import type { Knex } from 'knex';

/** The day on which the pay comes that a limit was computed for: a frozen limit ends with it. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE limit_state ADD COLUMN period_ends_on date;
    -- Nobody knows it of earlier ones: no pay period is longer.
    UPDATE limit_state SET period_ends_on = checked_on + 31;
  `);
}
