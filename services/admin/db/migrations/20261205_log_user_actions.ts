import type { Knex } from 'knex';

/**
 * What staff did to people's accounts, and why: one row when it is asked for and one with what came
 * of it, by the same request. Append-only, as the log of staff.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE user_action (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      made_at timestamptz NOT NULL,
      made_by uuid NOT NULL,
      user_id uuid NOT NULL,
      action text NOT NULL CHECK (action IN ('end_sessions')),
      reason varchar(500) NOT NULL,
      state text NOT NULL CHECK (state IN ('asked', 'done', 'refused')),
      request_id uuid NOT NULL
    );
    CREATE INDEX user_action_user ON user_action (user_id, id);
    REVOKE UPDATE, DELETE, TRUNCATE ON user_action FROM CURRENT_USER;
  `);
}
