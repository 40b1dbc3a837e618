import type { Knex } from 'knex';

/**
 * Whatever a limit is computed from marks it as due when it changes, whoever changes it: by triggers
 * on the tables themselves, once for each statement, in the transaction that changes them.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(NEW_MEMBERS + FACTS.map(marking).join('') + OTHERS + EVERYBODY);
}

export async function down(): Promise<void> {
  throw new Error('Limits follow the facts for good.');
}

const NEW_MEMBERS = `
  CREATE FUNCTION begin_limits() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO limit_state (user_id) SELECT user_id FROM new_rows;
    PERFORM mark_limits_due((SELECT array_agg(user_id) FROM new_rows), 'member');
    RETURN NULL;
  END $$;
  CREATE TRIGGER limit_begins AFTER INSERT ON member
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION begin_limits();
`;

/** A table with rows of one member each: which columns count, and the reason that is noted. */
type Fact = { table: string; columns: string; reason: string };

// When a link was read last counts by the hour alone: what was trusted is trusted still, and what
// was not had not been read for longer. That it was read at all counts with the rest.
const READ = `date_trunc('hour', synced_at)`;

const FACTS: Fact[] = [
  {
    table: 'bank_link',
    columns: `id, institution_name, available_cents, status, ${READ}`,
    reason: 'bank',
  },
  {
    table: 'recurring_outflow',
    columns: 'id, average_cents, frequency, next_occurrence_on',
    reason: 'bill',
  },
  {
    table: 'payroll_link',
    columns: `id, employer_name, pay_frequency, monitoring_status, ${READ}`,
    reason: 'payroll',
  },
  { table: 'shift', columns: 'id, ended_on, gross_cents', reason: 'shift' },
  {
    table: 'paystub',
    columns: 'id, pay_on, period_end_on, gross_cents, net_cents',
    reason: 'paystub',
  },
  {
    table: 'integration_error',
    columns: 'id, error_type, resolved_at',
    reason: 'integration_error',
  },
  {
    table: 'member_limit_config',
    columns: `is_muted, is_probationary_limit_on, counts_future_deposits, payroll_linked_parts,
      payroll_unlinked_parts, refund_advance_part`,
    reason: 'configuration',
  },
  { table: 'person_reading', columns: 'partner_slug, is_deactivated', reason: 'person' },
  // The ledger has accounts of hers from now on, which know of no limit yet.
  { table: 'card_account', columns: 'id, receivable', reason: 'card_account' },
];

// A row that was updated counts when it is none that was there before, by the columns that count.
function marking({ table, columns, reason }: Fact): string {
  return `
    CREATE FUNCTION mark_limits_by_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM mark_limits_due((SELECT array_agg(user_id) FROM new_rows), '${reason}');
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM mark_limits_due((SELECT array_agg(user_id) FROM old_rows), '${reason}');
      ELSE
        PERFORM mark_limits_due((SELECT array_agg(user_id) FROM (
          SELECT user_id, ${columns} FROM new_rows
          EXCEPT ALL
          SELECT user_id, ${columns} FROM old_rows) AS other), '${reason}');
      END IF;
      RETURN NULL;
    END $$;
    ${triggers(table, `mark_limits_by_${table}`)}
  `;
}

const triggers = (table: string, mark: string): string => `
  CREATE TRIGGER limit_follows_insert AFTER INSERT ON ${table}
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION ${mark}();
  CREATE TRIGGER limit_follows_delete AFTER DELETE ON ${table}
    REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION ${mark}();
  CREATE TRIGGER limit_follows_update AFTER UPDATE ON ${table}
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION ${mark}();
`;

// Repayments count, and of whom they are, their purchases tell. An allocation is never deleted.
const OTHERS = `
  CREATE FUNCTION mark_limits_by_allocation() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM mark_limits_due((
      SELECT array_agg(a.user_id)
        FROM new_rows n
        JOIN card_transaction t ON t.id = n.card_transaction_id
        JOIN card_account a ON a.id = t.card_account_id), 'repayment');
    RETURN NULL;
  END $$;
  CREATE TRIGGER limit_follows_insert AFTER INSERT ON allocation
    REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION mark_limits_by_allocation();
  CREATE TRIGGER limit_follows_update AFTER UPDATE ON allocation
    REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION mark_limits_by_allocation();

  -- Another reading of all people has taken over.
  CREATE FUNCTION mark_limits_by_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT generation, is_live FROM new_rows
               EXCEPT SELECT generation, is_live FROM old_rows) THEN
      PERFORM mark_limits_due((SELECT array_agg(user_id) FROM limit_state), 'person');
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER limit_follows_update AFTER UPDATE ON subscription
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION mark_limits_by_subscription();
`;

const EVERYBODY = `
  INSERT INTO limit_state (user_id) SELECT user_id FROM member;
  SELECT mark_limits_due((SELECT array_agg(user_id) FROM member), 'member');
`;
