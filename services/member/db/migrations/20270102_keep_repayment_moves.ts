import type { Knex } from 'knex';

/** Each time that a repayment got another day, by whom or why, so that staff read what happened when it did. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE repayment_move (
      id uuid PRIMARY KEY,
      instance_id uuid NOT NULL REFERENCES repayment_instance ON DELETE CASCADE,
      from_on date NOT NULL,
      to_on date NOT NULL,
      -- 'member', or what her bank lacked.
      because text NOT NULL,
      moved_at timestamptz NOT NULL
    );
    CREATE INDEX repayment_move_of_instance ON repayment_move (instance_id, moved_at, id);
  `);
}
