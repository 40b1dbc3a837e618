import type { Knex } from 'knex';

/** Who has a card, from the member service's events: sign-in leads them to the dashboard. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE cardholder_reading (
      generation integer REFERENCES subscription ON DELETE CASCADE,
      user_id uuid,
      PRIMARY KEY (generation, user_id)
    );
  `);
}
