import type { Knex } from 'knex';

/** What members repay from their own banks: on which days, and the debits. */
export async function up(database: Knex): Promise<void> {
  await database.raw(SCHEDULES);
  await database.raw(INSTANCES);
  await database.raw(DEBITS);
  await database.raw(PAYDAYS);
}

// The days on which somebody repays, as staff set them; without one it is her payday.
const SCHEDULES = `
  CREATE TABLE repayment_schedule (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES member,
    schedule_type text NOT NULL
      CHECK (schedule_type IN ('weekly', 'bi_weekly', 'monthly_exact_day', 'monthly_nth_week')),
    business_day_adjustment text NOT NULL CHECK (business_day_adjustment IN ('before', 'after')),
    -- 1 for Monday to 7 for Sunday.
    recurring_day_of_week smallint CHECK (recurring_day_of_week BETWEEN 1 AND 7),
    recurring_day_of_month smallint CHECK (recurring_day_of_month BETWEEN 1 AND 31),
    recurring_week_of_month text
      CHECK (recurring_week_of_month IN ('first', 'second', 'third', 'fourth', 'fifth')),
    previous_bi_weekly_pay_date date,
    CHECK ((recurring_day_of_week IS NOT NULL) = (schedule_type <> 'monthly_exact_day')),
    CHECK ((recurring_day_of_month IS NOT NULL) = (schedule_type = 'monthly_exact_day')),
    CHECK ((recurring_week_of_month IS NOT NULL) = (schedule_type = 'monthly_nth_week')),
    CHECK ((previous_bi_weekly_pay_date IS NOT NULL) = (schedule_type = 'bi_weekly')),
    -- Of staff; nobody approves what she made herself.
    made_by uuid NOT NULL,
    approved_by uuid CHECK (approved_by <> made_by),
    inactivated_by uuid,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  );
  CREATE INDEX repayment_schedule_of_user ON repayment_schedule (user_id, created_at);
`;

// One day on which somebody repays.
const INSTANCES = `
  CREATE TABLE repayment_instance (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES member,
    -- Null for her payday, and for what was asked for by itself.
    schedule_id uuid REFERENCES repayment_schedule,
    purpose text NOT NULL CHECK (purpose IN ('payday', 'staff', 'member', 'representment')),
    -- The day that it is for, and that on which her bank is debited.
    due_on date NOT NULL,
    effective_on date NOT NULL,
    -- Null for all that she owes then.
    amount_cents cents CHECK (amount_cents > 0),
    state text NOT NULL DEFAULT 'scheduled'
      CHECK (state IN ('scheduled', 'processed', 'cancelled')),
    -- How often it was put off, because her bank could not be debited or had too little.
    times_put_off smallint NOT NULL DEFAULT 0,
    -- She has moved it herself: no other day is found for it.
    is_moved boolean NOT NULL DEFAULT false,
    -- The debit that came back, of one that is presented again.
    represents uuid,
    -- Why it was cancelled, or put off last.
    because text,
    created_at timestamptz NOT NULL,
    ended_at timestamptz,
    CHECK ((purpose = 'representment') = (represents IS NOT NULL)),
    CHECK ((state = 'scheduled') = (ended_at IS NULL)),
    UNIQUE (user_id, effective_on, purpose)
  );
  CREATE INDEX repayment_instance_due ON repayment_instance (effective_on, id)
    WHERE state = 'scheduled';
  CREATE UNIQUE INDEX repayment_instance_represents ON repayment_instance (represents)
    WHERE represents IS NOT NULL AND state <> 'cancelled';
`;

const DEBITS = `
  CREATE TABLE debit (
    -- The ledger's pending transfer, and the key by which the issuer does it once.
    id uuid PRIMARY KEY,
    instance_id uuid NOT NULL UNIQUE REFERENCES repayment_instance,
    card_account_id uuid NOT NULL REFERENCES card_account,
    amount_cents cents NOT NULL CHECK (amount_cents > 0),
    -- The link that is debited; it may be removed meanwhile.
    bank_link_id uuid NOT NULL,
    bank_name text NOT NULL,
    bank_mask text,
    effective_on date NOT NULL,
    status text NOT NULL DEFAULT 'reserved'
      CHECK (status IN ('reserved', 'sent', 'settled', 'returned', 'refused')),
    -- The issuer's ids of the account that it comes from, and of the transfer; null before.
    source_id uuid,
    issuer_id uuid UNIQUE,
    -- When it was first sent to the issuer, whatever became of that; null before.
    sent_at timestamptz,
    settles_on date,
    settled_at timestamptz,
    -- The day from which it counts: her bank has had its time to send it back.
    counts_from date,
    -- Why it came back, as R01.
    return_code text,
    created_at timestamptz NOT NULL,
    -- When it was last read from the issuer, or tried to be sent.
    checked_at timestamptz NOT NULL,
    ended_at timestamptz,
    CHECK (status NOT IN ('sent', 'settled') OR (issuer_id IS NOT NULL AND settles_on IS NOT NULL)),
    CHECK ((settled_at IS NULL) = (counts_from IS NULL)),
    CHECK (status <> 'settled' OR settled_at IS NOT NULL),
    CHECK ((status IN ('returned', 'refused')) = (ended_at IS NOT NULL))
  );
  CREATE INDEX debit_of_account ON debit (card_account_id, created_at DESC);
  CREATE INDEX debit_checked ON debit (checked_at) WHERE ended_at IS NULL;
  ALTER TABLE repayment_instance
    ADD CONSTRAINT repayment_instance_represents_debit
      FOREIGN KEY (represents) REFERENCES debit;

  -- A bank account that is debited no more: its bank, or its owner, has forbidden it.
  CREATE TABLE debit_stop (
    bank_link_id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES member,
    debit_id uuid NOT NULL REFERENCES debit,
    return_code text NOT NULL,
    stopped_at timestamptz NOT NULL
  );
  CREATE INDEX debit_stop_of_user ON debit_stop (user_id);
`;

// The payday of the period that she is in, as it was when her limit was computed; null where nobody
// knows it. Whether she would rather repay a part than later.
const PAYDAYS = `
  ALTER TABLE limit_state ADD COLUMN payday date;
  ALTER TABLE member ADD COLUMN repays_in_part boolean NOT NULL DEFAULT false;
`;
