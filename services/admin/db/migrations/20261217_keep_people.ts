import type { Knex } from 'knex';

/**
 * One row for each person with all that lists show, filter, sort and search by, how many people each
 * list has, and where its pages begin.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(READINGS + PERSON + INDEXES + COUNTS + MARKS);
}

const READINGS = `
  -- The table person has what is searched for.
  ALTER TABLE user_reading DROP COLUMN search_words;
  DROP INDEX user_reading_short_id, user_reading_newest;

  ALTER TABLE user_reading
    ADD COLUMN phone_number text,
    -- NULL where nothing has told it.
    ADD COLUMN is_deactivated boolean,
    ADD COLUMN acquisition jsonb;

  CREATE TABLE member_reading (
    generation integer REFERENCES subscription ON DELETE CASCADE,
    user_id uuid,
    -- As the event member.changed has it.
    standing jsonb NOT NULL,
    PRIMARY KEY (generation, user_id)
  );

  CREATE TABLE eligibility_reading (
    generation integer REFERENCES subscription ON DELETE CASCADE,
    user_id uuid,
    is_eligible boolean NOT NULL,
    PRIMARY KEY (generation, user_id)
  );
`;

// Written by refresh_people alone, from the view listed_user, which has the same columns.
const PERSON = `
  CREATE TABLE person (
    user_id uuid PRIMARY KEY,
    email text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    phone_number text,
    partner_slug text,
    acquisition jsonb,
    registered_at timestamptz NOT NULL,
    last_sign_in_at timestamptz,
    is_staff boolean NOT NULL,
    is_deactivated boolean NOT NULL,
    is_cardholder boolean NOT NULL,
    is_eligible boolean NOT NULL,
    latest_transaction_at timestamptz,
    state text,
    standing jsonb,
    -- What lists are sorted by, the greatest first; who has nothing to sort by comes last.
    latest_key timestamptz NOT NULL,
    pay_key integer NOT NULL,
    card_last_fours text[] NOT NULL,
    search_words tsvector NOT NULL,
    -- What is searched for letters within words.
    search_text text NOT NULL,
    trigrams text[] NOT NULL
  ) WITH (fillfactor = 80);
`;

const INDEXES = `
  CREATE INDEX person_all ON person (registered_at, user_id);
  CREATE INDEX person_cardholders ON person (registered_at, user_id) WHERE is_cardholder;
  CREATE INDEX person_applicants ON person (registered_at, user_id)
    WHERE NOT is_cardholder AND NOT is_staff;
  CREATE INDEX person_eligible ON person (registered_at, user_id) WHERE is_eligible;
  CREATE INDEX person_inactive ON person (registered_at, user_id) WHERE is_deactivated;
  CREATE INDEX person_latest ON person (latest_key, registered_at, user_id);
  CREATE INDEX person_active_cardholders ON person (latest_key, registered_at, user_id)
    WHERE latest_transaction_at IS NOT NULL;
  CREATE INDEX person_pay_date ON person (pay_key, registered_at, user_id);

  CREATE INDEX person_short_id ON person (right(user_id::text, 4));
  CREATE INDEX person_email ON person (lower(email));
  CREATE INDEX person_phone_number ON person (phone_number) WHERE phone_number IS NOT NULL;
  CREATE INDEX person_card ON person USING gin (card_last_fours);
  CREATE INDEX person_words ON person USING gin (search_words);
  CREATE INDEX person_trigrams ON person USING gin (trigrams);
`;

const COUNTS = `
  CREATE TABLE person_count (
    list text PRIMARY KEY,
    -- NULL until people who were known before there was the table are in it.
    people bigint
  ) WITH (fillfactor = 50);
  INSERT INTO person_count (list, people)
  SELECT list, CASE WHEN EXISTS (SELECT FROM user_reading) THEN NULL ELSE 0 END
    FROM unnest(ARRAY['all', 'cardholders', 'active_cardholders', 'applicants', 'eligible',
                      'inactive']) AS list;
`;

const MARKS = `
  -- Every thousandth person of a long list, as a job has found her: pages far from both ends are read
  -- from the nearest one.
  CREATE TABLE person_mark (
    list text,
    -- How many come before her.
    rank bigint,
    -- What the list is sorted by, as text; NULL where it is by registration alone.
    sort_key text,
    registered_at timestamptz NOT NULL,
    user_id uuid NOT NULL,
    PRIMARY KEY (list, rank)
  );
`;
