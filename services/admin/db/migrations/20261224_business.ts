import type { Knex } from 'knex';

/**
 * What people and their money come to, by day and partner: sums that the projection keeps. What was read
 * so far is in none of them, so the events of member and onboarding are read anew.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(PARTNERS + SUMS + STEPS + READ_ANEW);
}

// A person counts for the partner through whom she signed up: what her first event says.
const PARTNERS = `
  ALTER TABLE user_reading ADD COLUMN came_by text;
  UPDATE user_reading SET came_by = partner_slug;
  ALTER TABLE person ADD COLUMN came_by text;
  UPDATE person SET came_by = partner_slug;
`;

const SUMS = `
  -- Written by record_business and count_business alone.
  CREATE TABLE business_day (
    generation integer REFERENCES subscription ON DELETE CASCADE,
    measure text,
    day date,
    -- '' for people who came by none.
    partner_slug text,
    -- Cents, or people; of a stock, as limits are, by how much it changed on that day.
    amount bigint NOT NULL,
    PRIMARY KEY (generation, measure, day, partner_slug)
  ) WITH (fillfactor = 70);

  -- What is not in the sums yet: what was told of the live reading in this very transaction, and of people
  -- of whom the public service has not told anything so far.
  CREATE TABLE business_waiting (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    generation integer NOT NULL REFERENCES subscription ON DELETE CASCADE,
    user_id uuid NOT NULL,
    measure text NOT NULL,
    day date NOT NULL,
    amount bigint NOT NULL
  );
  CREATE INDEX business_waiting_user ON business_waiting (user_id);

  -- Readings that began before there were sums: they never have all of it.
  CREATE TABLE business_partial (
    generation integer PRIMARY KEY REFERENCES subscription ON DELETE CASCADE
  );
`;

// By triggers on the table person.
const STEPS = `
  CREATE TABLE step_count (
    partner_slug text,
    -- '' for who has come to none.
    state text,
    people bigint NOT NULL,
    PRIMARY KEY (partner_slug, state)
  ) WITH (fillfactor = 50);
  INSERT INTO step_count (partner_slug, state, people)
  SELECT coalesce(came_by, ''), coalesce(state, ''), count(*) FROM person GROUP BY 1, 2;
`;

const READ_ANEW = `
  DELETE FROM subscription WHERE NOT is_live AND owner IN ('member', 'onboarding');
  INSERT INTO business_partial (generation)
  SELECT generation FROM subscription WHERE owner IN ('member', 'onboarding');
  INSERT INTO subscription (owner, is_live)
  SELECT owner, false FROM subscription WHERE owner IN ('member', 'onboarding');
`;
