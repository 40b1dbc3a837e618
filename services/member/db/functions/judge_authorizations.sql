-- Lets the ledger approve, under its lock and by the member's limit, the cases that have no reason to be
-- declined yet.
CREATE OR REPLACE FUNCTION judge_authorizations(cases authorization_case[]) RETURNS authorization_case[]
LANGUAGE plpgsql AS $$
DECLARE
  holds jsonb;
  held uuid[];
BEGIN
  SELECT jsonb_agg(jsonb_build_object('id', u.transfer_id, 'debit', u.receivable,
           'amount', u.amount_cents, 'group_id', u.group_id, 'occurred_at', u.occurred_at,
           'effective_on', u.effective_on, 'actor', 'issuer', 'source', u.id,
           'expires_at', u.expires_at, 'decided_at', u.decided_at))
    INTO holds FROM unnest(cases) u WHERE u.reason IS NULL;
  IF holds IS NULL THEN RETURN cases; END IF;
  held := ARRAY(SELECT h.id FROM ledger.hold_within_limit(holds) h WHERE h.approved);
  IF cardinality(held) = cardinality(cases) THEN RETURN cases; END IF;
  RETURN (
    SELECT array_agg(ROW(u.id, u.amount_cents, u.occurred_at, u.merchant_name,
             u.merchant_category, u.transaction_id, u.transfer_id, u.group_id,
             u.notification_id, u.decided_at, u.effective_on, u.expires_at, u.card_id,
             u.card_account_id, u.user_id, u.receivable,
             coalesce(u.reason, CASE WHEN u.transfer_id <> ALL (held) THEN 'LIMIT_EXCEEDED' END)
             )::authorization_case)
      FROM unnest(cases) u);
END $$;
