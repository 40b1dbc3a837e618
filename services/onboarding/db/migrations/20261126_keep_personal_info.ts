import type { Knex } from 'knex';

/** Who an applicant is, as she told it, and how far the verification of it has come. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE personal_info (
      user_id uuid PRIMARY KEY,
      phone_number text NOT NULL CHECK (phone_number ~ '^[0-9]{10}$'),
      -- Both encrypted for this person, with the id of the key in front.
      date_of_birth text NOT NULL,
      ssn text NOT NULL,
      ssn_last_four text NOT NULL CHECK (ssn_last_four ~ '^[0-9]{4}$'),
      -- HMAC-SHA256 by a key of its own, in hexadecimal: to find the same number again.
      ssn_digest text NOT NULL CHECK (ssn_digest ~ '^[0-9a-f]{64}$'),
      street_one text NOT NULL,
      street_two text,
      city text NOT NULL,
      state_abbr text NOT NULL CHECK (state_abbr ~ '^[A-Z]{2}$'),
      zip_code text NOT NULL CHECK (zip_code ~ '^[0-9]{5}$'),
      saved_at timestamptz NOT NULL
    );
    CREATE INDEX personal_info_of_ssn ON personal_info (ssn_digest);

    CREATE TABLE identity_verification (
      user_id uuid PRIMARY KEY REFERENCES personal_info,
      -- Ours, by which the provider finds a request that comes again.
      id uuid NOT NULL UNIQUE,
      status text NOT NULL CHECK (status IN
        ('info_saved', 'submitted', 'submitted_with_document', 'verified_automatically',
         'verified_manually', 'verified_with_document', 'flagged_for_review',
         'flagged_for_review_with_document', 'flagged_for_internal_review', 'rejected')),
      -- The provider's; NULL until it has answered.
      evaluation_id text UNIQUE,
      changed_at timestamptz NOT NULL
    );
  `);
}
