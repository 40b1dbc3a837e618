import type { Knex } from 'knex';

/**
 * What waits for staff, as its owners publish it, and who has taken it. Owners may have published before
 * this service looked for it, so their events are read anew.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(CASES + READ_ANEW);
}

const CASES = `
  CREATE TABLE case_reading (
    generation integer REFERENCES subscription ON DELETE CASCADE,
    case_id uuid,
    kind text NOT NULL,
    object_id text NOT NULL,
    user_id uuid,
    opened_at timestamptz NOT NULL,
    due_at timestamptz NOT NULL,
    summary jsonb NOT NULL,
    -- Both null while it is open.
    closed_at timestamptz,
    closed_as text,
    PRIMARY KEY (generation, case_id),
    CHECK ((closed_at IS NULL) = (closed_as IS NULL))
  );
  CREATE INDEX case_reading_open ON case_reading (generation, due_at, case_id)
    WHERE closed_at IS NULL;
  CREATE INDEX case_reading_closed ON case_reading (generation, closed_at, case_id)
    WHERE closed_at IS NOT NULL;

  -- Nobody else tells it: it outlives every reading.
  CREATE TABLE case_owner (
    case_id uuid PRIMARY KEY,
    staff_id uuid NOT NULL,
    taken_at timestamptz NOT NULL
  );

  -- Until when it has to be approved to be done in time; null where only its expiry counts.
  ALTER TABLE approval ADD COLUMN due_at timestamptz;
`;

const READ_ANEW = `
  DELETE FROM subscription WHERE NOT is_live AND owner IN ('member', 'onboarding');
  INSERT INTO subscription (owner, is_live)
  SELECT owner, false FROM subscription WHERE owner IN ('member', 'onboarding');
`;
