import type { Knex } from 'knex';

/** Transfers, which never change, and the holds that some of them are. */
export async function up(database: Knex): Promise<void> {
  await database.raw(TRANSFERS + HOLDS + GRANTS);
}

const TRANSFERS = `
  CREATE TABLE transfer (
    -- Chosen by the caller: it is the idempotency key. Those of one time stand together (UUIDv7).
    id uuid PRIMARY KEY,
    seq bigint GENERATED ALWAYS AS IDENTITY,
    debit bigint NOT NULL REFERENCES account,
    credit bigint NOT NULL REFERENCES account CHECK (credit <> debit),
    -- No more than ten billion dollars, so that no sum of them leaves what a bigint holds.
    amount bigint NOT NULL CHECK (amount BETWEEN 1 AND 1000000000000),
    code smallint NOT NULL REFERENCES transfer_code,
    kind text NOT NULL CHECK (kind IN ('single', 'pending', 'post', 'void')),
    -- The hold that a post takes from and a void lets go of.
    pending_id uuid REFERENCES transfer,
    -- What is done together or not at all.
    group_id uuid NOT NULL,
    -- When it happened, by its source; and the day on which it counts.
    occurred_at timestamptz NOT NULL,
    effective_on date NOT NULL,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    actor text NOT NULL CHECK (actor <> ''),
    -- The provider's id of what caused it; null where nothing outside did.
    source text,
    CONSTRAINT transfer_ends_a_hold CHECK ((kind IN ('post', 'void')) = (pending_id IS NOT NULL))
  );
  CREATE UNIQUE INDEX transfer_voids_once ON transfer (pending_id) WHERE kind = 'void';
  CREATE INDEX transfer_of_pending ON transfer (pending_id) WHERE pending_id IS NOT NULL;
  CREATE INDEX transfer_debit ON transfer (debit, seq);
  CREATE INDEX transfer_credit ON transfer (credit, seq);
  CREATE INDEX transfer_group ON transfer (group_id);
`;

const HOLDS = `
  CREATE TABLE hold (
    pending_id uuid PRIMARY KEY REFERENCES transfer,
    amount_left bigint NOT NULL CHECK (amount_left >= 0),
    -- When it ends by itself; null for never.
    expires_at timestamptz,
    status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'posted', 'voided', 'expired')),
    CHECK ((status = 'open') = (amount_left > 0))
  ) WITH (fillfactor = 80);
  CREATE INDEX hold_expires ON hold (expires_at) WHERE status = 'open';
`;

const GRANTS = `
  REVOKE UPDATE, DELETE, TRUNCATE ON transfer, chart, transfer_code FROM CURRENT_USER;
  REVOKE DELETE, TRUNCATE ON account, hold FROM CURRENT_USER;
  -- A foreign key locks the row that it refers to as the owner of its table, who needs the right to
  -- update some column for that: one that the triggers protect all the same.
  GRANT UPDATE (name) ON chart, transfer_code TO CURRENT_USER;
  GRANT UPDATE (seq) ON transfer TO CURRENT_USER;
`;
