-- Marks members whose standing may be another, once per statement, in the transaction of the change. The
-- trigger's argument are the columns that count; an updated row counts when no row was the same in them.
CREATE OR REPLACE FUNCTION mark_members_stale() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT user_id FROM new_rows'
    WHEN 'DELETE' THEN 'SELECT user_id FROM old_rows'
    ELSE format('SELECT user_id FROM (
           SELECT user_id, %1$s FROM new_rows EXCEPT ALL SELECT user_id, %1$s FROM old_rows) c',
         TG_ARGV[0]) END;
BEGIN
  EXECUTE format('INSERT INTO member_stale (user_id) SELECT DISTINCT user_id FROM (%s) changed', changed);
  RETURN NULL;
END $$;

DO $$
DECLARE
  source record;
BEGIN
  FOR source IN SELECT * FROM (VALUES
    ('member', 'repayment_method'),
    ('limit_state', 'gross_cents'),
    ('bank_link', 'institution_name, account_name'),
    ('payroll_link', 'employer_name, pay_frequency, synced_at IS NULL'),
    ('paystub', 'pay_on'),
    ('pay_override', 'ended_at'),
    ('member_limit_config', 'is_muted'),
    ('repayment_instance', 'effective_on, state')
  ) AS s (name, columns)
  LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER standing_follows_insert AFTER INSERT ON %I
         REFERENCING NEW TABLE AS new_rows
         FOR EACH STATEMENT EXECUTE FUNCTION mark_members_stale(%L)', source.name, source.columns);
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER standing_follows_delete AFTER DELETE ON %I
         REFERENCING OLD TABLE AS old_rows
         FOR EACH STATEMENT EXECUTE FUNCTION mark_members_stale(%L)', source.name, source.columns);
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER standing_follows_update AFTER UPDATE ON %I
         REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
         FOR EACH STATEMENT EXECUTE FUNCTION mark_members_stale(%L)', source.name, source.columns);
  END LOOP;
END $$;
