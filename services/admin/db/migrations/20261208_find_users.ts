import type { Knex } from 'knex';

/** Lets staff find people by words, and see the states that people came into. */
export async function up(database: Knex): Promise<void> {
  await database.raw(WORDS + STATES);
}

// The words of a name and of an address, for searches by how a word begins. users.store.ts cuts
// what staff type in the same way. The embedded server has no trigrams (docs/decisions/0026).
const WORDS = `
  ALTER TABLE user_reading ADD COLUMN search_words tsvector GENERATED ALWAYS AS (
    array_to_tsvector(array_remove(regexp_split_to_array(
      lower(first_name || ' ' || last_name || ' ' || email),
      '[\\s!-/:-@\\[-\`{-~]+'), ''))
  ) STORED;
  CREATE INDEX user_reading_words ON user_reading USING gin (search_words);
  CREATE INDEX user_reading_short_id ON user_reading (generation, right(user_id::text, 4));
`;

// From the onboarding service's events. What a person entered twice stands here twice.
const STATES = `
  CREATE TABLE user_state_reading (
    generation integer REFERENCES subscription ON DELETE CASCADE,
    user_id uuid,
    id bigint GENERATED ALWAYS AS IDENTITY,
    -- NULL for a state of the person, whatever she applies for.
    product text,
    state text NOT NULL,
    entered_at timestamptz NOT NULL,
    PRIMARY KEY (generation, user_id, id)
  );
`;
