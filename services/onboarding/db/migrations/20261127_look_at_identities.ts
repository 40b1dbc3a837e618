import type { Knex } from 'knex';

/** When the provider was last asked how a verification stands, for while no webhook tells it. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE identity_verification ADD COLUMN read_at timestamptz;
    -- Those that may still change without her.
    CREATE INDEX identity_verification_open ON identity_verification
      (coalesce(read_at, changed_at))
      WHERE status IN ('submitted', 'submitted_with_document', 'flagged_for_review',
                       'flagged_for_review_with_document', 'flagged_for_internal_review');
  `);
}
