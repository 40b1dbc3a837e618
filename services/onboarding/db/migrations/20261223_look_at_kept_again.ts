import type { Knex } from 'knex';

/** When it is decided again what is erased of somebody of whom records of money kept something. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    -- The first day on which it may be erased; NULL for what nobody knows the end of.
    ALTER TABLE personal_info_erasure
      ADD COLUMN again_on date CHECK (again_on IS NULL OR outcome = 'kept');
    CREATE INDEX personal_info_erasure_again ON personal_info_erasure (again_on)
      WHERE again_on IS NOT NULL;
    -- Whose account is open then is kept as before.
    UPDATE personal_info_erasure
       SET again_on = ((requested_at AT TIME ZONE 'America/Los_Angeles')::date + interval '5 years')::date
     WHERE outcome = 'kept' AND reason = 'person_asked'
       AND kept_for && ARRAY['card_account', 'transaction'];
  `);
}
