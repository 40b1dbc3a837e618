import type { Knex } from 'knex';

/** Who may have a card, as it was published last; who was found eligible before is judged anew. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE eligibility_published (
      user_id uuid PRIMARY KEY,
      -- NULL for who is yet to be judged.
      eligible boolean
    );
    CREATE INDEX eligibility_unjudged ON eligibility_published (user_id) WHERE eligible IS NULL;
    INSERT INTO eligibility_published (user_id)
    SELECT DISTINCT user_id FROM user_state WHERE state = 'onboarded';
  `);
}
