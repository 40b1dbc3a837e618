/* So many people and rows of lists, as the projection writes them. Each statement is given `size`. */

const READINGS = `
  INSERT INTO subscription (owner, is_live)
  SELECT owner, true FROM unnest(ARRAY['public', 'member', 'onboarding']) owner`;

const generationOf = (owner: string) =>
  `(SELECT generation FROM subscription WHERE owner = '${owner}' AND is_live)`;

const PEOPLE = `
  INSERT INTO user_reading (generation, user_id, email, first_name, last_name, phone_number,
    registered_at, last_sign_in_at, is_deactivated)
  SELECT ${generationOf('public')}, gen_random_uuid(), 'person' || n || '@mail' || n % 9 || '.example',
         (ARRAY['Rosa', 'Omar', 'Ana', 'Sam', 'Iris', 'Theodore', 'Wanda', 'Liu'])[1 + n % 8],
         'Marin' || n % 50000, to_char(4150000000 + n, 'FM0000000000'),
         '2020-01-01'::timestamptz + n * interval '3 minutes',
         '2026-01-01'::timestamptz + n * interval '1 second', n % 20 = 0
    FROM generate_series(1, :size::integer) n`;

const CARDS = `
  INSERT INTO cardholder_reading (generation, user_id, latest_transaction_at)
  SELECT ${generationOf('member')}, user_id,
         CASE WHEN random() < 0.8 THEN '2026-01-01'::timestamptz + random() * interval '300 days' END
    FROM user_reading WHERE random() < 0.6`;

const STANDINGS = `
  INSERT INTO member_reading (generation, user_id, standing)
  SELECT generation, user_id, jsonb_build_object(
           'spending_limit_cents', 42300, 'repayment_method', 'ach_debit_flow',
           'pay_date', date '2026-12-01' + (random() * 30)::integer, 'pay_dates', '{}'::jsonb,
           'linked_bank_name', 'Harbor Bank', 'muted', false,
           'employer_name', (ARRAY['Harbor Fish Market', 'Northwind', 'Ferry Company'])[1 + (random() * 2)::integer],
           'card_last_fours', jsonb_build_array(lpad((random() * 9999)::integer::text, 4, '0')))
    FROM cardholder_reading`;

const ELIGIBILITY = `
  INSERT INTO eligibility_reading (generation, user_id, is_eligible)
  SELECT ${generationOf('onboarding')}, user_id, true FROM user_reading WHERE random() < 0.3`;

const STATES = `
  INSERT INTO user_state_reading (generation, user_id, state, entered_at)
  SELECT ${generationOf('onboarding')}, user_id, state, registered_at
    FROM user_reading CROSS JOIN unnest(ARRAY['registered', 'confirmed_email']) state`;

const PURCHASES = `
  INSERT INTO card_transaction_reading (generation, position, card_transaction_id, user_id,
    created_at, amount_cents, merchant_name, network_state, customer_state)
  SELECT ${generationOf('member')}, n, gen_random_uuid(), gen_random_uuid(), now(), n % 90000,
         'Shop ' || n % 1000, 'cleared', 'posted'
    FROM generate_series(1, :size::integer) n`;

const WAITLIST = `
  INSERT INTO waitlist_reading (generation, position, entry_id, entry)
  SELECT ${generationOf('onboarding')}, n, gen_random_uuid(),
         jsonb_build_object('name', 'Wanda ' || n, 'email', n || '@example.com')
    FROM generate_series(1, :size::integer) n`;

const SURVEYS = `
  INSERT INTO survey_reading (generation, position, result_id, name, email, subscores, created_at)
  SELECT ${generationOf('public')}, n, gen_random_uuid(), 'Ana ' || n, n || '@example.com',
         ARRAY[0, 10, 20, 30, 40, 50, 60, 70], now()
    FROM generate_series(1, :size::integer) n`;

const LENGTHS = `
  INSERT INTO list_length (generation, list, length)
  VALUES (${generationOf('member')}, 'card_transactions', :size),
         (${generationOf('onboarding')}, 'waitlist', :size),
         (${generationOf('public')}, 'surveys', :size)`;

/** Ten years of days, for six partners: as many rows however many people there are. */
const BUSINESS = `
  INSERT INTO business_day (generation, measure, day, partner_slug, amount)
  SELECT ${generationOf('member')}, measure, date '2026-11-20' - n, 'partner-' || p, n + p
    FROM generate_series(0, 3649) n, generate_series(1, 6) p,
         unnest(ARRAY['purchase', 'refund', 'repaid_from_bank', 'repaid_from_deposit',
           'debit_returned', 'limit', 'limited', 'step:issued_card', 'step:used_card']) measure
   WHERE :size::integer > 0`;

export const SEED: readonly string[] = [
  READINGS,
  PEOPLE,
  CARDS,
  STANDINGS,
  ELIGIBILITY,
  STATES,
  PURCHASES,
  WAITLIST,
  SURVEYS,
  LENGTHS,
  BUSINESS,
];
