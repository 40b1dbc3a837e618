import type { Knex } from 'knex';

/** How many cases of a kind are closed in a reading: they only become more, and lists say how many. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE case_count (
      generation integer REFERENCES subscription ON DELETE CASCADE,
      kind text,
      closed bigint NOT NULL CHECK (closed >= 0),
      PRIMARY KEY (generation, kind)
    ) WITH (fillfactor = 50);
    INSERT INTO case_count (generation, kind, closed)
    SELECT generation, kind, count(*) FROM case_reading
     WHERE closed_at IS NOT NULL GROUP BY generation, kind;
  `);
}
