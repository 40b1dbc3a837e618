import type { Knex } from 'knex';

/** When the invariants of money were checked last, and what was found. */
export async function up(database: Knex): Promise<void> {
  await database.raw(CHECKS);
}

const CHECKS = `
  -- One row: when the check was last scheduled, and what it found.
  CREATE TABLE money_check (
    is_the_one boolean PRIMARY KEY DEFAULT true CHECK (is_the_one),
    asked_at timestamptz NOT NULL,
    -- null until the first check.
    checked_at timestamptz,
    problem_count integer CHECK (problem_count >= 0),
    CHECK ((checked_at IS NULL) = (problem_count IS NULL))
  );
  INSERT INTO money_check (asked_at) VALUES ('-infinity');

  -- What was found, for as long as staff want to read of it.
  CREATE TABLE money_alert (
    invariant text NOT NULL,
    subject text NOT NULL,
    -- As it was found the last time.
    detail text NOT NULL,
    first_seen_at timestamptz NOT NULL,
    last_seen_at timestamptz NOT NULL,
    PRIMARY KEY (invariant, subject)
  );
`;
