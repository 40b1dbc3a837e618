-- How something ended that waits for staff no more.
CREATE OR REPLACE FUNCTION case_closed_as(kind text, object_id text) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT coalesce(CASE kind
    WHEN 'dispute' THEN (SELECT state FROM dispute WHERE id = object_id::uuid)
    WHEN 'reconciliation_difference' THEN
      (SELECT closed_as FROM reconciliation_difference WHERE id = object_id::uuid)
    WHEN 'repayment_schedule' THEN
      (SELECT CASE WHEN inactivated_by IS NULL THEN 'approved' ELSE 'inactivated' END
         FROM repayment_schedule WHERE id = object_id::uuid)
    WHEN 'broken_link' THEN
      (SELECT CASE WHEN resolved_at IS NULL THEN 'repaid' ELSE 'resolved' END
         FROM integration_error WHERE id = object_id::uuid)
    WHEN 'support_request' THEN
      (SELECT CASE WHEN closed_by IS NULL THEN 'resolved' ELSE 'staff' END
         FROM support_request WHERE id = object_id::uuid)
    WHEN 'shared_bank_account' THEN
      -- It goes with either link.
      coalesce((SELECT CASE WHEN closed_by IS NULL THEN 'resolved' ELSE 'staff' END
                  FROM shared_bank_account WHERE id = object_id::uuid), 'unlinked')
    WHEN 'unrepaid_advance' THEN
      (SELECT CASE WHEN EXISTS (SELECT FROM unrepaid_advance u
                                 WHERE u.user_id = c.user_id AND u.closed_at IS NOT NULL) THEN 'staff'
                   WHEN spent_of_refund(owed.*) > 0 THEN 'refund_awaited'
                   ELSE 'repaid' END
         FROM card_account c
         JOIN ledger.account owed ON owed.id = c.receivable
        WHERE c.user_id = object_id::uuid)
    ELSE
      (SELECT CASE WHEN closed_by IS NULL THEN 'resolved' ELSE 'staff' END
         FROM card_case c WHERE c.kind || ' ' || c.subject = object_id)
  END, 'resolved')
$$;
