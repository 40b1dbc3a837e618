-- Whatever a limit is computed from marks it when it changes, whoever changes it: once per statement,
-- in the transaction that makes the change. The trigger's arguments are the reason that is noted and
-- the columns that count; an updated row counts when no row was the same in them before.
CREATE OR REPLACE FUNCTION mark_limits_on_change() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  members uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    members := (SELECT array_agg(user_id) FROM new_rows);
  ELSIF TG_OP = 'DELETE' THEN
    members := (SELECT array_agg(user_id) FROM old_rows);
  ELSE
    EXECUTE format(
      'SELECT array_agg(user_id) FROM (
         SELECT user_id, %1$s FROM new_rows EXCEPT ALL SELECT user_id, %1$s FROM old_rows) AS changed',
      TG_ARGV[1])
    INTO members;
  END IF;
  PERFORM mark_limits_due(members, TG_ARGV[0]);
  RETURN NULL;
END $$;

DO $$
DECLARE
  source record;
BEGIN
  FOR source IN SELECT * FROM (VALUES
    -- When a link was last read counts by the hour alone: data that was fresh enough still is, and
    -- data that was too old had not been read for longer. That it was read at all counts with the rest.
    ('bank_link', 'bank',
     'id, institution_name, available_cents, status, date_trunc(''hour'', synced_at)'),
    ('recurring_outflow', 'bill', 'id, average_cents, frequency, next_occurrence_on'),
    ('payroll_link', 'payroll',
     'id, employer_name, pay_frequency, monitoring_status, date_trunc(''hour'', synced_at)'),
    ('shift', 'shift', 'id, ended_on, gross_cents'),
    ('paystub', 'paystub', 'id, pay_on, period_end_on, gross_cents, net_cents'),
    ('integration_error', 'integration_error', 'id, error_type, resolved_at'),
    ('member_limit_config', 'configuration',
     'is_muted, is_probationary_limit_on, counts_future_deposits, payroll_linked_parts, '
     'payroll_unlinked_parts, refund_advance_part'),
    ('pay_override', 'pay_override', 'id, ended_at'),
    ('income_tax_return', 'tax_return',
     'id, jurisdiction, tax_year, state, refund_cents, is_advance_eligible, status, refunded_by'),
    ('tax_filer', 'tax_return', 'home_state'),
    ('debit_stop', 'debit_stop', 'bank_link_id'),
    -- A part that was repaid counts with the rest of its day: whether anything of that is still to come.
    ('repayment_instance', 'repayment', 'id, due_on, state'),
    ('person_reading', 'person', 'partner_slug, is_deactivated'),
    -- With a card account the ledger has accounts of hers, which have no limit yet.
    ('card_account', 'card_account', 'id, receivable')
  ) AS s (name, reason, columns)
  LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER limit_follows_insert AFTER INSERT ON %I
         REFERENCING NEW TABLE AS new_rows
         FOR EACH STATEMENT EXECUTE FUNCTION mark_limits_on_change(%L, %L)',
      source.name, source.reason, source.columns);
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER limit_follows_delete AFTER DELETE ON %I
         REFERENCING OLD TABLE AS old_rows
         FOR EACH STATEMENT EXECUTE FUNCTION mark_limits_on_change(%L, %L)',
      source.name, source.reason, source.columns);
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER limit_follows_update AFTER UPDATE ON %I
         REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
         FOR EACH STATEMENT EXECUTE FUNCTION mark_limits_on_change(%L, %L)',
      source.name, source.reason, source.columns);
  END LOOP;
END $$;

-- By how she repays it is known whether a bank account that may be debited no more ends her limit.
CREATE OR REPLACE TRIGGER limit_follows_update AFTER UPDATE ON member
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_limits_on_change('member', 'repayment_method');
