import { generationOf } from './people.ts';

/* What only grows: as many rows on the waitlist, in the survey and in the log as there are people, and
   ten times as many purchases. */

export const PURCHASES_EACH = 10;

export const PURCHASES = `
  INSERT INTO card_transaction_reading (generation, position, card_transaction_id, user_id,
    created_at, amount_cents, merchant_name, network_state, customer_state)
  SELECT ${generationOf('member')}, n, uuidv7(), gen_random_uuid(),
         '2026-01-01'::timestamptz + n * interval '2 seconds', n % 90000, 'Shop ' || n % 1000,
         'cleared', 'posted'
    FROM generate_series(1, $1::bigint * ${PURCHASES_EACH}) n`;

export const WAITLIST = `
  INSERT INTO waitlist_reading (generation, position, entry_id, entry)
  SELECT ${generationOf('onboarding')}, n, uuidv7(), jsonb_build_object(
           'name', 'Wanda ' || n, 'email', n || '@example.com', 'bank_account_name', 'Harbor Bank',
           'bank_account_eligible', 'green', 'payroll_provider_name', 'Payday',
           'payroll_provider_eligible', 'red', 'payroll_provider_jobs', '[]'::jsonb,
           'income_type', 'salary', 'time_and_attendance_platform_name', NULL, 'eligible', 'red',
           'created_at', '2026-11-20T20:00:00.000Z')
    FROM generate_series(1, $1::bigint) n`;

export const SURVEYS = `
  INSERT INTO survey_reading (generation, position, result_id, name, email, subscores, created_at)
  SELECT ${generationOf('public')}, n, uuidv7(), 'Ana ' || n, n || '@example.com',
         ARRAY[0, 10, 20, 30, 40, 50, 60, 70], now()
    FROM generate_series(1, $1::bigint) n`;

export const LENGTHS = `
  INSERT INTO list_length (generation, list, length)
  VALUES (${generationOf('member')}, 'card_transactions', $1::bigint * ${PURCHASES_EACH}),
         (${generationOf('onboarding')}, 'waitlist', $1::bigint),
         (${generationOf('public')}, 'surveys', $1::bigint)`;

const ACTIONS = `ARRAY['user.view_product', 'case.take', 'case.give_back', 'member.refresh_limit',
  'member.mute', 'identity.verify', 'dispute.advance', 'export.make', 'staff.invited', 'member.debit']`;

export const SUBJECTS = `
  CREATE TEMPORARY TABLE subjects AS
  SELECT row_number() OVER () - 1 AS number, user_id FROM (SELECT user_id FROM person LIMIT 20000) people`;

// Forty of staff, some of whom do far more than others, and one of whom never debits anybody. A clock
// may run up to a minute behind.
export const AUDIT = `
  INSERT INTO audit_entry (position, at, staff_id, action, subject_id, reason, changes, state,
    command_id, request_id, hash)
  SELECT n, '2025-01-01'::timestamptz + n::float8 / $1::bigint * interval '60000000 seconds'
            - (n * 37 % 60) * interval '1 second',
         lpad(to_hex(staff), 32, '0')::uuid,
         CASE WHEN staff = 2 AND action = 'member.debit' THEN 'member.mute' ELSE action END,
         CASE WHEN n % 10 < 8 THEN user_id END,
         'As she asked.', '{"muted": {"before": false, "after": true}}', 'done', uuidv7(), uuidv7(),
         sha256(n::text::bytea)
    FROM (SELECT n, 1 + floor(40 * power(random(), 2))::integer AS staff,
                 (${ACTIONS})[1 + floor(10 * power(random(), 3))::integer] AS action
            FROM generate_series(1, $1::bigint) n) did
    JOIN subjects ON number = (n * 7919) % (SELECT count(*) FROM subjects)`;

export const AUDIT_HEAD = `
  UPDATE audit_head SET position = last.position, hash = last.hash
    FROM (SELECT position, hash FROM audit_entry ORDER BY position DESC LIMIT 1) last`;

/** One person of whom the log has hundreds of entries. */
export const BUSY = `
  UPDATE audit_entry SET subject_id = (SELECT user_id FROM person ORDER BY user_id LIMIT 1)
   WHERE position IN (SELECT position FROM audit_entry ORDER BY hash LIMIT 300)`;

const KINDS = `ARRAY['identity_review', 'dispute', 'broken_link', 'payout', 'card_issuance']`;

// One in a hundred people waits for staff, and ten times as many have.
export const CASES = `
  INSERT INTO case_reading (generation, case_id, kind, object_id, user_id, opened_at, due_at, summary,
    closed_at, closed_as)
  SELECT ${generationOf('member')}, uuidv7(), (${KINDS})[1 + n % 5], n::text, user_id, opened_at,
         opened_at + (n % 17) * interval '1 day',
         '{"code": "open", "name": "Harbor Street Grocery", "amount_cents": 2415}',
         CASE WHEN n % 11 > 0 THEN opened_at + (n % 9) * interval '1 day' END,
         CASE WHEN n % 11 > 0 THEN 'won' END
    FROM (SELECT *, '2026-11-20'::timestamptz
                    - CASE WHEN n % 11 > 0 THEN n % 500 ELSE n % 14 END * interval '1 day' AS opened_at
            FROM (SELECT user_id, row_number() OVER (ORDER BY user_id) AS n
                    FROM user_reading LIMIT greatest($1::bigint * 11 / 100, 11)) numbered) dated`;

export const CASE_OWNERS = `
  INSERT INTO case_owner (case_id, staff_id, taken_at)
  SELECT case_id, lpad(to_hex(1 + object_id::bigint % 40), 32, '0')::uuid, opened_at
    FROM case_reading WHERE object_id::bigint % 2 = 0`;

/** What the trigger of case_reading counts. */
export const CASE_COUNTS = `
  INSERT INTO case_count (generation, kind, closed)
  SELECT generation, kind, count(*) FROM case_reading WHERE closed_at IS NOT NULL GROUP BY 1, 2`;

/** Ten years of days, for six partners: as many rows however many people there are. */
export const BUSINESS = `
  INSERT INTO business_day (generation, measure, day, partner_slug, amount)
  SELECT ${generationOf('member')}, measure, date '2026-11-20' - n, 'partner-' || p, n + p
    FROM generate_series(0, 3649) n, generate_series(1, 6) p,
         unnest(ARRAY['purchase', 'refund', 'repaid_from_bank', 'repaid_from_deposit',
           'debit_returned', 'limit', 'limited', 'step:issued_card', 'step:used_card']) measure`;
