import type { Knex } from 'knex';

/** Which returns are rejected, from the member service's events: sign-in leads their filers to them. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE rejected_return_reading (
      generation integer REFERENCES subscription ON DELETE CASCADE,
      user_id uuid,
      income_tax_return_id uuid,
      PRIMARY KEY (generation, user_id, income_tax_return_id)
    );
  `);
}
