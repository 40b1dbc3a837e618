import type { Knex } from 'knex';

/** Until when name and address of a closed account stay with the records of money that they are of. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    -- The first day on which they are looked at again, to be erased; NULL while the account is open, and
    -- once they are.
    ALTER TABLE users ADD COLUMN name_kept_until date CHECK (name_kept_until IS NULL OR closed_at IS NOT NULL);
    CREATE INDEX users_name_kept_until ON users (name_kept_until) WHERE name_kept_until IS NOT NULL;
    UPDATE users
       SET name_kept_until = ((closed_at AT TIME ZONE 'America/Los_Angeles')::date + interval '5 years')::date
     WHERE closed_at IS NOT NULL AND email NOT LIKE '%@closed.invalid';
  `);
}
