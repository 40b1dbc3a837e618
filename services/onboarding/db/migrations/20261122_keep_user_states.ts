import { createEventTables, createSubscriptionTables } from '@reset/service-kit';
import type { Knex } from 'knex';

/**
 * The states that people entered, one after the other. The events of the public and the member
 * service are read from the first on; who skipped linking a payroll is known here.
 */
export async function up(database: Knex): Promise<void> {
  await createEventTables(database);
  await createSubscriptionTables(database);
  await database.raw(TABLES);
  await database.raw(SKIPS);
}

const TABLES = `
  CREATE TABLE user_state (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id uuid NOT NULL,
    -- NULL for a state of the person, whatever she applies for.
    product text CHECK (product IN ('earned_wage_access', 'tax_refund_advance')),
    state text NOT NULL CHECK (state IN
      ('unregistered', 'confirmed_email', 'registered',
       'unlinked_core_financial_institution_account',
       'linked_core_financial_institution_account', 'linked_income_account',
       'skipped_income_account_linking', 'automatically_skipped_income_account_linking',
       'income_account_linking_unsupported', 'onboarded', 'accepted_terms_and_conditions',
       'submitted_personal_information', 'submitted_identity_verification', 'verified_identity',
       'switched_direct_deposit', 'acknowledged_repayment_account', 'submitted_tax_return',
       'started_tax_return', 'tax_return_rejected', 'tax_return_accepted',
       'accepted_refund_advance', 'issued_card', 'activated_card', 'used_card', 'deactivated')),
    entered_at timestamptz NOT NULL,
    -- Of a state that is entered again, the version of its subject at which it was; 0 of others.
    -- An event that is read again has the same one, and appends nothing.
    version integer NOT NULL CHECK (version >= 0),
    UNIQUE NULLS NOT DISTINCT (user_id, product, state, version)
  );

  -- What is linked, as far as the events of each reading have come: of two links in a row, the
  -- second changes nothing.
  CREATE TABLE link_reading (
    generation integer REFERENCES subscription ON DELETE CASCADE,
    user_id uuid,
    kind text CHECK (kind IN ('bank', 'payroll')),
    is_linked boolean NOT NULL,
    PRIMARY KEY (generation, user_id, kind)
  );
  REVOKE UPDATE, DELETE, TRUNCATE ON user_state FROM CURRENT_USER;
`;

const SKIPS = `
  INSERT INTO user_state (user_id, product, state, entered_at, version)
  SELECT user_id, product, 'skipped_income_account_linking', recorded_at, 0
    FROM application_task WHERE outcome = 'skipped' ORDER BY recorded_at, user_id;

  INSERT INTO event_subject (subject, version, transaction_id)
  SELECT user_id, 1, pg_current_xact_id() FROM user_state;

  INSERT INTO event (type, subject, subject_version, payload, occurred_at)
  SELECT 'user_state.entered', user_id, 1,
         jsonb_build_object('state', state, 'product', product), entered_at
    FROM user_state ORDER BY id;
`;
