import type { Knex } from 'knex';

/**
 * Applications that are cancelled, and what people told of themselves that is erased: when, why, and
 * on which ground something stayed. None of the three tables holds anything of what was told.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    -- NULL unless she has cancelled it and not begun again.
    ALTER TABLE application ADD COLUMN cancelled_at timestamptz;

    CREATE TABLE application_cancellation (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL,
      -- Of the event by which she asked: one that is read again has the same.
      version integer NOT NULL CHECK (version > 0),
      requested_at timestamptz NOT NULL,
      -- NULL until it is decided.
      outcome text CHECK (outcome IN ('cancelled', 'nothing_to_cancel', 'card_on_its_way')),
      decided_at timestamptz,
      CHECK ((outcome IS NULL) = (decided_at IS NULL)),
      UNIQUE (user_id, version)
    );

    CREATE TABLE personal_info_erasure (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL,
      reason text NOT NULL CHECK (reason IN
        ('application_cancelled', 'person_asked', 'told_by_mistake', 'authority_ordered')),
      -- Of staff, or she herself.
      actor_id uuid NOT NULL,
      requested_at timestamptz NOT NULL,
      -- NULL until it is done.
      outcome text CHECK (outcome IN ('erased', 'kept', 'nothing')),
      kept_for text[] NOT NULL DEFAULT '{}',
      finished_at timestamptz,
      CHECK ((outcome IS NULL) = (finished_at IS NULL)),
      CHECK (outcome IS DISTINCT FROM 'kept' OR kept_for <> '{}')
    );
    CREATE INDEX personal_info_erasure_of_user ON personal_info_erasure (user_id, requested_at DESC);
    CREATE INDEX personal_info_erasure_open ON personal_info_erasure (requested_at)
      WHERE outcome IS NULL;
    REVOKE DELETE, TRUNCATE ON application_cancellation, personal_info_erasure FROM CURRENT_USER;

    -- That a verification refused somebody, once all that it was made of is erased.
    CREATE TABLE kept_identity_decision (
      -- The verification's.
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL,
      status text NOT NULL CHECK (status = 'rejected'),
      evaluation_id text,
      decided_at timestamptz NOT NULL,
      -- The first day on which it is kept no more.
      kept_until date NOT NULL
    );
    CREATE INDEX kept_identity_decision_of_user ON kept_identity_decision (user_id);
    CREATE INDEX kept_identity_decision_end ON kept_identity_decision (kept_until);
  `);
}
