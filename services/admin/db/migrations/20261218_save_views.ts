import type { Knex } from 'knex';

/** The filters of lists that somebody of staff has saved under a name: hers alone. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE saved_view (
      user_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
      name varchar(60) NOT NULL,
      -- Where it leads to within the back office: the page of a list, and what the address has after it.
      path varchar(100) NOT NULL,
      query varchar(1000) NOT NULL,
      saved_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, name)
    );
  `);
}
