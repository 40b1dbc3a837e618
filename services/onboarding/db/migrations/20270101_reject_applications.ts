import type { Knex } from 'knex';

/** That staff rejected an application, whether or not it is decided who its person is. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE application_rejection (
      user_id uuid PRIMARY KEY,
      actor_id uuid NOT NULL,
      -- NULL once what she told was erased.
      reason text,
      rejected_at timestamptz NOT NULL
    );
    REVOKE UPDATE, DELETE, TRUNCATE ON application_rejection FROM CURRENT_USER;
    GRANT UPDATE (reason) ON application_rejection TO CURRENT_USER;

    -- Staff refuse whoever's verification is not decided, flagged or not.
    ALTER TABLE identity_decision
      DROP CONSTRAINT identity_decision_status_before_check,
      ADD CONSTRAINT identity_decision_undecided CHECK (status_before IN
        ('info_saved', 'submitted', 'submitted_with_document', 'flagged_for_review',
         'flagged_for_review_with_document', 'flagged_for_internal_review')) NOT VALID;
  `);
}
