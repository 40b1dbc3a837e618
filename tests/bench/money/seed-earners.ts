import type { Database } from './setup.ts';
import { vacuumFilled } from './vacuum-filled.ts';

/**
 * Members with a card, a bank with bills and a payroll with shifts and paystubs, as they are after
 * some months; nobody's limit was computed yet, and nobody's is due.
 */
export async function seedEarners(admin: Database, count: number): Promise<void> {
  await admin.transaction(async (transaction) => {
    await transaction.raw('SET LOCAL search_path = member');
    // No trigger: the change that is measured comes later.
    await transaction.raw('SET LOCAL session_replication_role = replica');
    await transaction.raw(
      `CREATE TEMPORARY TABLE person ON COMMIT DROP AS
       SELECT gen_random_uuid() AS user_id, gen_random_uuid() AS id, n
         FROM generate_series(1, ${count}) AS n`,
    );
    for (const statement of STATEMENTS) await transaction.raw(statement);
  });
  await vacuumFilled(admin);
}

// Paystubs of four months, 20 shifts of which some ten are not paid yet, five bills.
const STATEMENTS = [
  `INSERT INTO member (user_id, repayment_method, created_at)
   SELECT user_id, 'ach_debit_flow', now() FROM person`,
  'INSERT INTO limit_state (user_id) SELECT user_id FROM person',
  `INSERT INTO card_account (id, user_id, receivable, deposit, status, synctera_person_id,
     synctera_account_id, issued_on)
   SELECT p.id, p.user_id, a.receivable, a.deposit, 'open', gen_random_uuid(), gen_random_uuid(),
          current_date
     FROM person p, LATERAL ledger.open_member(p.user_id) a`,
  `INSERT INTO bank_link (id, user_id, access_token, institution_name, account_name,
     available_cents, synced_at, sync_due_at)
   SELECT gen_random_uuid(), user_id, '', 'Tidewater Savings Bank', 'Checking',
          20000 + n % 100000, now(), now() + interval '1 day' FROM person`,
  `INSERT INTO payroll_link (id, user_id, account_id, employer_name, pay_frequency, linked_at,
     synced_at, sync_asked_at, has_pay_data)
   SELECT gen_random_uuid(), user_id, id::text, 'Juniper Lane Markets', 'bi_weekly', now(), now(),
          now(), true FROM person`,
  `INSERT INTO shift (id, user_id, provider_shift_id, ended_on, minutes, gross_cents)
   SELECT gen_random_uuid(), user_id, day::text, current_date - day, 480, 15000 + (n + day) % 9000
     FROM person, generate_series(1, 20) AS day`,
  `INSERT INTO paystub (id, user_id, provider_paystub_id, pay_on, period_start_on, period_end_on,
     gross_cents, net_cents)
   SELECT gen_random_uuid(), user_id, stub::text, current_date - 3 - 14 * stub,
          current_date - 24 - 14 * stub, current_date - 10 - 14 * stub, 160000, 118000
     FROM person, generate_series(0, 7) AS stub`,
  `INSERT INTO recurring_outflow (id, user_id, stream_id, average_cents, frequency,
     last_occurrence_on, next_occurrence_on, category_primary)
   SELECT gen_random_uuid(), user_id, bill::text, 2500 + (n + bill) % 40000,
          (ARRAY['weekly', 'bi_weekly', 'semi_monthly', 'monthly', 'annually'])[bill],
          current_date - 5, current_date + (n + 3 * bill) % 20, 'OTHER'
     FROM person, generate_series(1, 5) AS bill`,
];
