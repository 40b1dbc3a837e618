import type { Knex } from 'knex';

export const config = { transaction: false };

/** Members whose pay dates have passed are found by index each minute. */
export async function up(database: Knex): Promise<void> {
  // An interrupted run leaves an invalid one.
  await database.raw('DROP INDEX CONCURRENTLY IF EXISTS member_published_until');
  await database.raw(
    'CREATE INDEX CONCURRENTLY member_published_until ON member_published (pay_dates_until)',
  );
}
