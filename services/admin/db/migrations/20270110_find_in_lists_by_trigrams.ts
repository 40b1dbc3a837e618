import type { Knex } from 'knex';

export const config = { transaction: false };

const INDEXES = [
  ['person_cardholder_trigrams', 'is_cardholder'],
  ['person_other_trigrams', 'NOT is_cardholder'],
  ['person_eligible_trigrams', 'is_eligible'],
  ['person_inactive_trigrams', 'is_deactivated'],
] as const;

/**
 * A search narrows down within a list, by trigrams alone: those of word beginnings are new, so that
 * everybody is brought up to date.
 */
export async function up(database: Knex): Promise<void> {
  for (const [name, condition] of INDEXES) {
    // An interrupted run leaves an invalid one.
    await database.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await database.raw(
      `CREATE INDEX CONCURRENTLY ${name} ON person USING gin (trigrams) WHERE ${condition}`,
    );
  }
  await database.raw('DROP INDEX CONCURRENTLY IF EXISTS person_words');
  await database.raw('DROP INDEX CONCURRENTLY IF EXISTS person_trigrams');
  await database.raw(`
    INSERT INTO people_refresh (after)
    SELECT NULL WHERE EXISTS (SELECT FROM user_reading)
    ON CONFLICT (is_only) DO UPDATE SET after = NULL
  `);
}
