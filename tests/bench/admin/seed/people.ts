/*
 * People as the projection writes them. Names and employers are as frequent among few as among many:
 * one in eight is called Rosa, a last name is one of some 13,000.
 */

/** A number from 0 to 1 for each `n`, the same in each run. */
const chance = (salt: number) => `((n * 7919 + ${salt} * 104729) % 100003 / 100003.0)`;

/** One of an array, its first ones far more often than its last. */
const oneOf = (words: string, count: number, salt: number) =>
  `(${words})[1 + floor(${count} * power(${chance(salt)}, 2))::integer]`;

const FIRST_NAMES = `ARRAY['Rosa', 'Omar', 'Ana', 'Sam', 'Iris', 'Theodore', 'Wanda', 'Liu', 'Maria',
  'James', 'Linh', 'Priya', 'Diego', 'Fatima', 'Noah', 'Olga', 'Kwame', 'Yuki', 'Elena', 'Marcus',
  'Sofia', 'Andre', 'Leila', 'Peter', 'Nadia', 'Victor', 'Amara', 'Jonas', 'Carmen', 'Felix', 'Ingrid',
  'Pablo', 'Ruth', 'Samuel', 'Tomas', 'Vera', 'Walter', 'Xenia', 'Yara', 'Zoe', 'Boris', 'Clara',
  'Dennis', 'Esther', 'Frank', 'Greta', 'Hugo', 'Ivan', 'Judith', 'Karl', 'Laura', 'Martha', 'Nina',
  'Oscar', 'Paula', 'Quinn', 'Ramon', 'Silvia', 'Teresa', 'Ursula', 'Vincent', 'Wendy', 'Ximena',
  'Rosalind']`;

const SYLLABLES = `ARRAY['mar', 'del', 'son', 'ber', 'vil', 'ros', 'tan', 'gar', 'lin', 'mon', 'fer',
  'chu', 'sta', 'kov', 'ham', 'pet', 'nor', 'wei', 'zan', 'bro', 'dal', 'eri', 'osk', 'ul']`;

const ADJECTIVES = `ARRAY['Harbor', 'North', 'Golden', 'Pacific', 'Union', 'Cedar', 'River', 'Summit',
  'Valley', 'Bright', 'Iron', 'Silver', 'Prairie', 'Coastal', 'Liberty', 'Maple', 'Granite', 'Sunset',
  'Pioneer', 'Anchor']`;
const TRADES = `ARRAY['Fish Market', 'Logistics', 'Grocery', 'Hospital', 'Ferry Company', 'Foods', 'Hotel',
  'Security', 'Cleaning', 'Warehouse', 'Bakery', 'Clinic', 'Builders', 'Farms', 'Couriers', 'Laundry',
  'Schools', 'Diner', 'Transit', 'Packing']`;

export const READINGS = `
  INSERT INTO subscription (owner, is_live)
  SELECT owner, true FROM unnest(ARRAY['public', 'member', 'onboarding']) owner`;

/** The live reading of an owner, as SQL. */
export const generationOf = (owner: string) =>
  `(SELECT generation FROM subscription WHERE owner = '${owner}' AND is_live)`;

export const PEOPLE = `
  INSERT INTO user_reading (generation, user_id, email, first_name, last_name, phone_number,
    registered_at, last_sign_in_at, is_deactivated)
  SELECT ${generationOf('public')}, uuidv7(),
         lower(first_name || '.' || last_name) || n || '@mail' || n % 9 || '.example',
         first_name, last_name, to_char(4150000000 + n, 'FM0000000000'),
         '2020-01-01'::timestamptz + n * interval '3 minutes',
         '2026-01-01'::timestamptz + n * interval '1 second', n % 100 = 0
    FROM (SELECT n, ${oneOf(FIRST_NAMES, 64, 1)} AS first_name,
                 initcap(${oneOf(SYLLABLES, 24, 2)} || ${oneOf(SYLLABLES, 24, 3)} ||
                         ${oneOf(SYLLABLES, 24, 4)}) AS last_name
            FROM generate_series(1, $1::bigint) n) named`;

export const CARDS = `
  INSERT INTO cardholder_reading (generation, user_id, latest_transaction_at)
  SELECT ${generationOf('member')}, user_id,
         CASE WHEN random() < 0.8 THEN '2026-01-01'::timestamptz + random() * interval '300 days' END
    FROM user_reading WHERE random() < 0.6`;

export const STANDINGS = `
  INSERT INTO member_reading (generation, user_id, standing)
  SELECT generation, user_id, jsonb_build_object(
           'spending_limit_cents', 42300, 'repayment_method', 'ach_debit_flow',
           'pay_date', date '2026-12-01' + (n % 30)::integer,
           'pay_dates', jsonb_build_object(
             'system_chosen_debit_date', NULL, 'pave_derived', NULL, 'pinwheel_derived', NULL,
             'reset_paystub_derived', NULL,
             'payroll_account_pay_period_start_date_derived', NULL),
           'linked_bank_name', 'Harbor Bank',
           'linked_bank_account_name', 'Everyday Checking', 'muted', false,
           'employer_name', ${oneOf(ADJECTIVES, 20, 5)} || ' ' || ${oneOf(TRADES, 20, 6)},
           'card_last_fours', jsonb_build_array(lpad((n * 7 % 10000)::text, 4, '0')))
    FROM (SELECT *, row_number() OVER (ORDER BY user_id) AS n FROM cardholder_reading) numbered`;

export const ELIGIBILITY = `
  INSERT INTO eligibility_reading (generation, user_id, is_eligible)
  SELECT ${generationOf('onboarding')}, user_id, true FROM user_reading WHERE random() < 0.3`;

export const STATES = `
  INSERT INTO user_state_reading (generation, user_id, state, entered_at)
  SELECT ${generationOf('onboarding')}, user_id, state, registered_at
    FROM user_reading CROSS JOIN unnest(ARRAY['registered', 'confirmed_email']) state`;

/** What refresh_people makes of all of that. */
export const PERSONS = 'INSERT INTO person SELECT * FROM listed_user';

/** How many stand at each step, as the triggers of the table person keep it. */
export const STEPS = `
  INSERT INTO step_count (partner_slug, state, people)
  SELECT coalesce(came_by, ''), coalesce(state, ''), count(*) FROM person GROUP BY 1, 2`;

export const COUNTS = `
  UPDATE person_count c SET people = counted.people
    FROM (SELECT list, count(*) AS people
            FROM person CROSS JOIN LATERAL lists_of(is_staff, is_cardholder, is_eligible,
                                                    is_deactivated, latest_transaction_at) AS list
           GROUP BY list) counted
   WHERE counted.list = c.list`;
