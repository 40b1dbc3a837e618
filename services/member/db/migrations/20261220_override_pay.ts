import type { Knex } from 'knex';

/** What staff have set of a member's pay, in place of what her payroll says. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    -- One row for each time; the one that has not ended counts.
    CREATE TABLE pay_override (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES member,
      kind text NOT NULL CHECK (kind IN ('compensation', 'pay_period')),
      -- Gross, of one pay period.
      pay_cents cents CHECK (pay_cents > 0),
      pay_frequency text
        CHECK (pay_frequency IN ('weekly', 'bi_weekly', 'semi_monthly', 'monthly')),
      period_start_on date,
      made_at timestamptz NOT NULL,
      -- The day that it was then, where the rules are read.
      made_on date NOT NULL,
      made_by uuid NOT NULL,
      reason text NOT NULL CHECK (reason <> ''),
      ended_at timestamptz CHECK (ended_at >= made_at),
      CHECK ((kind = 'compensation') = (pay_cents IS NOT NULL)),
      CHECK ((kind = 'compensation') = (pay_frequency IS NOT NULL)),
      CHECK ((kind = 'pay_period') = (period_start_on IS NOT NULL))
    );
    CREATE UNIQUE INDEX pay_override_in_force ON pay_override (user_id, kind)
      WHERE ended_at IS NULL;
  `);
}
