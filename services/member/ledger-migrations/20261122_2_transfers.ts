import type { Knex } from 'knex';

/** Transfers, which never change, and the holds that some of them are. */
export async function up(database: Knex): Promise<void> {
  await database.raw(TRANSFERS + HOLDS + NEVER_CHANGED);
}

export async function down(): Promise<void> {
  throw new Error('A ledger is never taken away.');
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
    -- When it happened, by whoever told of it; and the day on which it counts.
    occurred_at timestamptz NOT NULL,
    effective_on date NOT NULL,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    actor text NOT NULL CHECK (actor <> ''),
    -- The provider's id of what it follows from; null where nothing outside did.
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

// Triggers hold for everybody, the superuser too; the grants say it sooner.
const NEVER_CHANGED = `
  CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'What is in %.% is never changed or deleted.', TG_TABLE_SCHEMA, TG_TABLE_NAME
      USING ERRCODE = 'restrict_violation';
  END $$;

  CREATE TRIGGER transfer_never_changes BEFORE UPDATE OR DELETE OR TRUNCATE ON transfer
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER hold_is_never_deleted BEFORE DELETE OR TRUNCATE ON hold
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER account_is_never_deleted BEFORE DELETE OR TRUNCATE ON account
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER chart_never_changes BEFORE UPDATE OR DELETE OR TRUNCATE ON chart
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER transfer_code_never_changes BEFORE UPDATE OR DELETE OR TRUNCATE ON transfer_code
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER account_is_the_same BEFORE UPDATE OF id, code, owner_user_id, bucket, rule ON account
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

  -- A hold only ever gets smaller, and once it has ended it stays so.
  CREATE FUNCTION refuse_growth() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.status <> 'open' OR NEW.pending_id <> OLD.pending_id
       OR NEW.amount_left >= OLD.amount_left
       OR NEW.expires_at IS DISTINCT FROM OLD.expires_at THEN
      RAISE EXCEPTION 'A hold only ever gets smaller, until it ends.'
        USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER hold_only_shrinks BEFORE UPDATE ON hold
    FOR EACH ROW EXECUTE FUNCTION refuse_growth();

  REVOKE UPDATE, DELETE, TRUNCATE ON transfer, chart, transfer_code FROM CURRENT_USER;
  REVOKE DELETE, TRUNCATE ON account, hold FROM CURRENT_USER;
  -- A foreign key locks the row that it leads to, as the owner of its table, who for that has to
  -- be allowed to update some column: one that the triggers keep all the same.
  GRANT UPDATE (name) ON chart, transfer_code TO CURRENT_USER;
  GRANT UPDATE (seq) ON transfer TO CURRENT_USER;
`;
