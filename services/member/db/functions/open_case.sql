-- What waits for staff now, by what this service keeps; one that is read by its kind's rules has no day
-- here on which it is due.
CREATE OR REPLACE VIEW open_case AS
  SELECT 'dispute' AS kind, d.id::text AS object_id, c.user_id, d.opened_at,
         CASE d.state WHEN 'open' THEN least(d.credit_due_on, d.resolve_due_on)
                      ELSE d.resolve_due_on END AS due_on,
         d.state AS code, t.merchant_name AS name,
         (d.amount_cents - d.refunded_cents)::bigint AS amount_cents
    FROM dispute d
    JOIN card_account c ON c.id = d.card_account_id
    JOIN card_transaction t ON t.id = d.card_transaction_id
   WHERE d.decided_at IS NULL
  UNION ALL
  -- Of a member where what we booked is of one.
  SELECT 'reconciliation_difference', f.id::text, booked.user_id, f.opened_at, NULL, f.kind, f.file_kind,
         coalesce(f.their_cents, 0) - coalesce(f.our_cents, 0)
    FROM reconciliation_difference f
    LEFT JOIN LATERAL (
           SELECT coalesce(
             (SELECT a.owner_user_id FROM ledger.transfer t
                JOIN ledger.account a ON a.id IN (t.debit, t.credit)
               WHERE t.group_id = ours.id AND a.owner_user_id IS NOT NULL LIMIT 1),
             (SELECT c.user_id FROM debit d JOIN card_account c ON c.id = d.card_account_id
               WHERE d.id = ours.id),
             (SELECT c.user_id FROM payout p JOIN card_account c ON c.id = p.card_account_id
               WHERE p.id = ours.id)) AS user_id
             FROM (SELECT CASE WHEN f.our_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
                               THEN f.our_id::uuid END AS id) ours) booked ON true
   WHERE f.closed_at IS NULL
  UNION ALL
  SELECT 'repayment_schedule', id::text, user_id, created_at, NULL, schedule_type, NULL, NULL
    FROM repayment_schedule
   WHERE approved_by IS NULL AND inactivated_by IS NULL
  UNION ALL
  -- Somebody's link is broken while she owes: what repays it may not come.
  SELECT 'broken_link', e.id::text, e.user_id, e.raised_at, NULL, e.error_type, e.source,
         (owed.debits_posted + owed.debits_pending - owed.credits_posted)::bigint
    FROM integration_error e
    JOIN card_account c ON c.user_id = e.user_id
    JOIN ledger.account owed ON owed.id = c.receivable
   WHERE e.resolved_at IS NULL
     AND owed.debits_posted + owed.debits_pending - owed.credits_posted > 0
  UNION ALL
  SELECT CASE
           WHEN r.kind IN ('refund_above_purchase', 'refund_after_dispute')
             THEN 'refund_above_purchase'
           WHEN r.kind LIKE 'payout\_%' THEN 'payout'
           WHEN r.kind LIKE 'debit\_%' OR r.kind = 'repayment_overdue' THEN 'debit'
           ELSE 'unplaced_record'
         END, r.kind || ' ' || r.subject, c.user_id, r.opened_at, NULL, r.kind, given.merchant_name,
         coalesce(r.detail ->> 'above_cents', r.detail ->> 'amount_cents')::bigint
    FROM card_case r
    JOIN card_account c ON c.id = r.card_account_id
    -- Who gave it back; the subjects of other kinds are no ids of refunds.
    LEFT JOIN card_refund given
      ON given.id = CASE WHEN r.kind IN ('refund_above_purchase', 'refund_after_dispute')
                         THEN r.subject::uuid END
   -- Of a dispute its own case tells.
   WHERE r.closed_at IS NULL AND r.kind NOT IN ('dispute_due', 'dispute_overdue')
  UNION ALL
  -- Its words are hers and in no event; the type is told where it is one of ours.
  SELECT 'support_request', s.id::text, s.user_id, s.requested_at, NULL,
         CASE WHEN s.type IN ('Transaction Dispute', 'Personal Info Update', 'Account Closure',
                              'Card Replacement') THEN s.type END,
         NULL, NULL
    FROM support_request s
   WHERE s.closed_at IS NULL
     -- Onboarding cancels an application by itself, and of a dispute its own case tells.
     AND s.type <> 'Cancel card application'
     AND NOT (s.type = 'Transaction Dispute' AND EXISTS (
       SELECT FROM dispute d
         JOIN card_account c ON c.id = d.card_account_id
        WHERE c.user_id = s.user_id AND d.opened_at >= s.requested_at))
  UNION ALL
  -- Whose is the account that two members have: the case is of who linked it last.
  SELECT 'shared_bank_account', s.id::text, b.user_id, s.found_at, NULL, NULL, b.institution_name, NULL
    FROM shared_bank_account s
    JOIN bank_link b ON b.id = s.bank_link_id
   WHERE s.closed_at IS NULL
  UNION ALL
  -- No refund will repay it, and her pay does not.
  SELECT 'unrepaid_advance', u.user_id::text, u.user_id, u.found_at, NULL, owed.return_status, NULL,
         owed.owed_cents
    FROM unrepaid_advance u
    CROSS JOIN LATERAL unrepaid_advance_of(u.user_id) owed
   WHERE u.closed_at IS NULL;
