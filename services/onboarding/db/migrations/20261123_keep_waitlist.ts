import type { Knex } from 'knex';

/** Incomes that could not be linked, as people entered them, and the outcome. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE waitlist_entry (
      id uuid PRIMARY KEY,
      -- NULL for a visitor.
      user_id uuid,
      email text NOT NULL,
      name text NOT NULL,
      income_type text NOT NULL CHECK (income_type IN ('salary', 'hourly', 'gig', 'benefits')),
      payroll_provider_name text NOT NULL,
      -- NULL for one that is in no list.
      pinwheel_id text,
      -- What that platform supported then.
      payroll_products text[] NOT NULL,
      -- Where hours are tracked, unless it is with the payroll.
      time_and_attendance_platform_pinwheel_id text,
      time_and_attendance_platform_name text,
      CHECK (time_and_attendance_platform_name IS NULL OR income_type = 'hourly'),
      bank_account_name text,
      outcome text NOT NULL CHECK (outcome IN ('eligible', 'ineligible')),
      created_at timestamptz NOT NULL
    );
    CREATE INDEX waitlist_entry_newest ON waitlist_entry (created_at DESC, id DESC);
    -- A member's latest answers are part of her application.
    CREATE INDEX waitlist_entry_latest ON waitlist_entry
      (user_id, created_at DESC, id DESC) INCLUDE (outcome) WHERE user_id IS NOT NULL;
  `);
}
