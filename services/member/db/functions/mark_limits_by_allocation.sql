-- Settled repayments raise a limit. Whose they are is known by their purchases. An allocation is never
-- deleted.
CREATE OR REPLACE FUNCTION mark_limits_by_allocation() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_limits_due((
    SELECT array_agg(a.user_id)
      FROM new_rows n
      JOIN card_transaction t ON t.id = n.card_transaction_id
      JOIN card_account a ON a.id = t.card_account_id), 'repayment');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER limit_follows_insert
  AFTER INSERT ON allocation
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_limits_by_allocation();

CREATE OR REPLACE TRIGGER limit_follows_update
  AFTER UPDATE ON allocation
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_limits_by_allocation();
