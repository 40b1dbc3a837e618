import type { Knex } from 'knex';

/** Who waits is published from now on, beginning with who does. */
export async function up(database: Knex): Promise<void> {
  await database.raw(PUBLISH);
}

const PUBLISH = `
  INSERT INTO event_subject (subject, version, transaction_id)
  SELECT id, 1, pg_current_xact_id() FROM waitlist_entry;

  INSERT INTO event (type, subject, subject_version, payload, occurred_at)
  SELECT 'waitlist_entry.added', id, 1,
         jsonb_build_object('name', name, 'email', email,
           'bank_account_eligible',
           CASE bank_outcome WHEN 'eligible' THEN 'green' WHEN 'ineligible' THEN 'red' ELSE 'yellow' END,
           'bank_account_name', bank_account_name,
           'payroll_provider_eligible', CASE outcome WHEN 'eligible' THEN 'green' ELSE 'red' END,
           'payroll_provider_name', payroll_provider_name,
           'payroll_provider_jobs', to_jsonb(payroll_products),
           'income_type', income_type,
           'time_and_attendance_platform_name', time_and_attendance_platform_name,
           'eligible', CASE outcome WHEN 'eligible' THEN 'green' ELSE 'red' END,
           'created_at',
           to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
         created_at
    FROM waitlist_entry ORDER BY created_at, id;
`;
