import type { Knex } from 'knex';

/**
 * How often calls with a limit were made. Unlogged: a crash forgets the counts of
 * some seconds, and counting costs little. `expire` is in ms since 1970, and of a
 * type that Node reads as a number, with which the limiter calculates.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE UNLOGGED TABLE call_count (
      key text PRIMARY KEY,
      points integer NOT NULL,
      expire double precision NOT NULL
    )`);
}
