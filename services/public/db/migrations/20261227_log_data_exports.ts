import type { Knex } from 'knex';

/** When somebody got a copy of all that is kept about her. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE data_export (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users,
      exported_at timestamptz NOT NULL
    );
    CREATE INDEX data_export_of ON data_export (user_id, exported_at);
  `);
}
