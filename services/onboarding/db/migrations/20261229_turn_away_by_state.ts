import type { Knex } from 'knex';

/** Of who lives where nothing that she applied for is to be had, the state alone is kept. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE unavailable_home (
      user_id uuid PRIMARY KEY,
      state_abbr text NOT NULL CHECK (state_abbr ~ '^[A-Z]{2}$'),
      told_at timestamptz NOT NULL
    );
    -- Where the card was not to be had when this was written; taxes are to be had in all of these.
    INSERT INTO unavailable_home (user_id, state_abbr, told_at)
    SELECT info.user_id, info.state_abbr, info.saved_at
      FROM personal_info info JOIN identity_verification USING (user_id)
     WHERE status = 'info_saved'
       AND info.state_abbr IN ('KS', 'MD', 'MO', 'MT', 'NV', 'SC', 'WI')
       AND NOT EXISTS (SELECT FROM application
                        WHERE application.user_id = info.user_id AND cancelled_at IS NULL
                          AND product = 'tax_refund_advance');
    DELETE FROM application_task WHERE task = 'personal_info_submission'
       AND user_id IN (SELECT user_id FROM unavailable_home);
    DELETE FROM identity_verification WHERE user_id IN (SELECT user_id FROM unavailable_home);
    DELETE FROM personal_info WHERE user_id IN (SELECT user_id FROM unavailable_home);
  `);
}
