-- With a debit that was refused, what was repaid of its day counts. Of all others the instance or the
-- allocations change with it. A debit is never deleted.
CREATE OR REPLACE FUNCTION mark_limits_by_debit() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_limits_due((
    SELECT array_agg(a.user_id)
      FROM new_rows n
      JOIN old_rows o USING (id)
      JOIN card_account a ON a.id = n.card_account_id
     WHERE n.status = 'refused' AND o.status <> 'refused'), 'repayment');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER limit_follows_update
  AFTER UPDATE ON debit
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_limits_by_debit();
