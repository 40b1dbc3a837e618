import type { Knex } from 'knex';

/** Everybody who is a member already has a limit to compute. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    INSERT INTO limit_state (user_id) SELECT user_id FROM member;
    INSERT INTO limit_due (user_id, asked, because)
    SELECT user_id, nextval('limit_asked'), ARRAY['member'] FROM member ORDER BY user_id;
  `);
}
