import type { Knex } from 'knex';

/**
 * Staff follow up what a member owes of the advance on a tax refund that will not come: since when, and
 * who of them has looked at it. A job finds it, for reckoning what is owed of it reads all that moved.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE unrepaid_advance (
      user_id uuid PRIMARY KEY REFERENCES member,
      found_at timestamptz NOT NULL,
      closed_at timestamptz,
      closed_by uuid,
      close_reason text,
      CHECK ((closed_at IS NULL) = (closed_by IS NULL)
         AND (closed_at IS NULL) = (close_reason IS NULL))
    );
  `);
}
