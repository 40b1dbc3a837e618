import type { Knex } from 'knex';

/** Applications, and the tasks of them that this service itself knows to be over. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE application (
      user_id uuid NOT NULL,
      product text NOT NULL CHECK (product IN ('earned_wage_access', 'tax_refund_advance')),
      started_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, product)
    );

    -- What is linked is not here: the member service knows it.
    CREATE TABLE application_task (
      user_id uuid NOT NULL,
      product text NOT NULL,
      task text NOT NULL CHECK (task IN
        ('payroll_linking', 'terms_acceptance', 'personal_info_submission',
         'identity_verification', 'repayment_setup', 'tax_filing_submission')),
      outcome text NOT NULL CHECK (outcome IN ('done', 'skipped')),
      -- Nothing else may be left out.
      CHECK (outcome = 'done' OR task = 'payroll_linking'),
      recorded_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, product, task),
      FOREIGN KEY (user_id, product) REFERENCES application
    );
  `);
}
