import { createCaseTables } from '@reset/service-kit';
import type { Knex } from 'knex';

/** What waits for staff is published; that two accounts may be one person's ends by their word. */
export async function up(database: Knex): Promise<void> {
  await createCaseTables(database);
  await database.raw(`
    CREATE TABLE settled_duplicate (
      user_id uuid PRIMARY KEY REFERENCES personal_info ON DELETE CASCADE,
      actor_id uuid NOT NULL,
      reason text NOT NULL,
      settled_at timestamptz NOT NULL
    );
    CREATE INDEX card_issuance_refused ON card_issuance (began_at)
      WHERE issued_at IS NULL AND refusal IS NOT NULL;
    CREATE INDEX identity_verification_flagged ON identity_verification (changed_at)
      WHERE status IN ('flagged_for_review', 'flagged_for_review_with_document',
                       'flagged_for_internal_review');
    CREATE INDEX identity_verification_by_hand ON identity_verification (user_id)
      WHERE status = 'verified_manually';
  `);
}
