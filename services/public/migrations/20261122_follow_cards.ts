import type { Knex } from 'knex';

/** Who has a card, as the member service tells it: sign-in leads them to the dashboard. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE cardholder_reading (
      generation integer REFERENCES subscription ON DELETE CASCADE,
      user_id uuid,
      PRIMARY KEY (generation, user_id)
    );
    CREATE VIEW cardholder AS SELECT user_id FROM cardholder_reading WHERE generation =
      (SELECT generation FROM subscription WHERE owner = 'member' AND is_live);
  `);
}

export async function down(database: Knex): Promise<void> {
  await database.raw('DROP VIEW cardholder');
  await database.raw('DROP TABLE cardholder_reading');
}
