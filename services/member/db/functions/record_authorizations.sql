-- Records decided cases as purchases: what is approved is held, what is declined is shown with its reason.
CREATE OR REPLACE FUNCTION record_authorizations(cases authorization_case[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_purchases(ARRAY(
    SELECT ROW(c.transaction_id, c.card_account_id, c.card_id, c.id,
             CASE WHEN c.reason IS NULL THEN c.transfer_id END,
             c.occurred_at, c.merchant_name, c.merchant_category, false, NULL, c.amount_cents,
             CASE WHEN c.reason IS NULL THEN c.amount_cents ELSE 0 END, 0, 0,
             CASE WHEN c.reason IS NULL THEN 'authorized' ELSE 'declined' END,
             CASE WHEN c.reason IS NULL THEN 'pending' ELSE 'declined' END, c.reason, NULL,
             c.user_id, CASE WHEN c.reason IS NULL THEN c.group_id END, c.decided_at,
             c.notification_id, CASE WHEN c.reason IS NULL THEN 'authorized' ELSE 'declined' END,
             c.amount_cents, c.id::text, c.reason, 'issuer', c.occurred_at)::purchase_recording
      FROM unnest(cases) c));
END $$;
