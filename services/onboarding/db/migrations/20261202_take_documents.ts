import type { Knex } from 'knex';

/** Which pictures of documents are awaited, texts with their link, and the word of staff. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE identity_verification
      -- SHA-256 of the provider's id of the pictures that are awaited, or were last, in hexadecimal:
      -- whoever has the id may upload.
      ADD COLUMN document_digest text CHECK (document_digest ~ '^[0-9a-f]{64}$'),
      ADD COLUMN document_asked_at timestamptz,
      ADD COLUMN documents_read integer NOT NULL DEFAULT 0 CHECK (documents_read >= 0),
      ADD CHECK ((document_digest IS NULL) = (document_asked_at IS NULL));

    -- For how often the link may still be texted.
    CREATE TABLE document_text (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES identity_verification ON DELETE CASCADE,
      asked_at timestamptz NOT NULL
    );
    CREATE INDEX document_text_of ON document_text (user_id, asked_at);

    -- The word of staff on flagged verifications: who said it, and why.
    CREATE TABLE identity_decision (
      verification_id uuid PRIMARY KEY,
      user_id uuid NOT NULL,
      decision text NOT NULL CHECK (decision IN ('approve', 'reject')),
      status_before text NOT NULL CHECK (status_before IN
        ('flagged_for_review', 'flagged_for_review_with_document', 'flagged_for_internal_review')),
      actor_id uuid NOT NULL,
      reason text NOT NULL CHECK (reason <> ''),
      decided_at timestamptz NOT NULL
    );
    CREATE INDEX identity_decision_of ON identity_decision (user_id);
    REVOKE UPDATE, DELETE, TRUNCATE ON identity_decision FROM CURRENT_USER;
  `);
}
