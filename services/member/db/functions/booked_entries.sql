-- What we have booked that a kind of file has to list as well, one row for each transfer, by the key that
-- the entry of the file has. Those of these keys, and all that came after a place in the ledger.
--
-- cents are what the network is owed by it in the settlement of cards, else what comes in at the bank.
-- What moves between our two accounts at the bank is no entry: bank_transfer is, which does so there. A
-- deposit that was taken back while what it had brought was gone is paid by us, but leaves the account of
-- deposits, as the bank has it.
CREATE OR REPLACE FUNCTION booked_entries(file text, after_seq bigint, after timestamptz, keys text[])
RETURNS TABLE (key text, our_id text, cents bigint, effective_on date, bucket smallint)
LANGUAGE sql STABLE AS $$
  WITH source AS MATERIALIZED (
    SELECT k AS id FROM unnest(keys) k
    UNION
    SELECT regexp_replace(k, ':returned$', '') FROM unnest(keys) k
    UNION
    SELECT d.id::text FROM dispute d JOIN card_transaction p ON p.id = d.card_transaction_id
     WHERE p.authorization_id::text IN (SELECT substr(k, 12) FROM unnest(keys) k
                                         WHERE k LIKE 'chargeback:%')
        OR EXISTS (SELECT FROM card_event e
                    WHERE e.card_transaction_id = p.id AND e.source IN
                          (SELECT substr(k, 12) FROM unnest(keys) k WHERE k LIKE 'chargeback:%'))
  ), ours AS MATERIALIZED (
    SELECT a.id, a.code, a.bucket FROM ledger.account a
     WHERE a.code = ANY (CASE file WHEN 'card_settlement' THEN ARRAY[2020]
                                   WHEN 'ach' THEN ARRAY[1010, 1020, 1210, 2030]
                                   ELSE ARRAY[1010, 1020, 2090] END)
  ), found AS MATERIALIZED (
    SELECT t.id FROM ours a JOIN ledger.transfer t ON t.debit = a.id AND t.seq > after_seq
    UNION
    SELECT t.id FROM ours a JOIN ledger.transfer t ON t.credit = a.id AND t.seq > after_seq
    UNION
    SELECT t.id FROM ledger.transfer t
     WHERE t.kind <> 'pending' AND t.source IN (SELECT id FROM source)
    UNION
    -- What follows from nothing outside has its own group for a key.
    SELECT t.id FROM ledger.transfer t
     WHERE t.kind <> 'pending' AND t.source IS NULL
       AND t.group_id IN (SELECT id::uuid FROM source
                           WHERE id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
  ), moved AS (
    SELECT t.group_id::text AS our_id, t.source, t.code, t.kind, t.amount, t.effective_on,
           coalesce(d.code, 0) AS debit, coalesce(c.code, 0) AS credit, coalesce(d.bucket, 0) + coalesce(c.bucket, 0) AS bucket
      FROM found
      JOIN ledger.transfer t ON t.id = found.id
      LEFT JOIN ours d ON d.id = t.debit
      LEFT JOIN ours c ON c.id = t.credit
     WHERE t.kind IN ('single', 'post', 'void') AND (d.id IS NOT NULL OR c.id IS NOT NULL)
  )
  SELECT coalesce('chargeback:' || coalesce(p.authorization_id::text, first.source),
                  m.source, m.our_id),
         m.our_id, CASE WHEN m.credit = 2020 THEN m.amount ELSE -m.amount END, m.effective_on,
         m.bucket::smallint
    FROM moved m
    LEFT JOIN dispute d ON d.id::text = m.source
    LEFT JOIN card_transaction p ON p.id = d.card_transaction_id
    LEFT JOIN LATERAL (SELECT e.source FROM card_event e
                        WHERE e.card_transaction_id = p.id
                          AND e.kind IN ('cleared', 'force_posted') ORDER BY e.id LIMIT 1) first ON true
   WHERE file = 'card_settlement' AND m.kind <> 'void' AND m.code <> 108
  UNION ALL
  -- The steps of a debit, of which the money comes in, and of a payout.
  SELECT coalesce(m.source, m.our_id), m.our_id,
         CASE WHEN m.code IN (202, 304) THEN m.amount ELSE -m.amount END, m.effective_on, 0::smallint
    FROM moved m
   WHERE file = 'ach'
     AND ((m.code IN (202, 204, 303) AND m.kind = 'single')
          OR (m.code IN (203, 304) AND m.source LIKE '%:returned'))
  UNION ALL
  SELECT s.id::text || ':originated', s.id::text, s.cents,
         (s.sent_at AT TIME ZONE 'America/Los_Angeles')::date, 0::smallint
    FROM (SELECT id, sent_at, issuer_id, amount_cents AS cents FROM debit
          UNION ALL
          SELECT id, sent_at, issuer_id, -amount_cents FROM payout) s
   WHERE file = 'ach' AND s.issuer_id IS NOT NULL
     AND (s.sent_at > after OR s.id::text || ':originated' = ANY (keys))
  UNION ALL
  SELECT CASE m.code WHEN 306 THEN m.source || ':returned' ELSE coalesce(m.source, m.our_id) END,
         m.our_id, CASE WHEN m.debit IN (1010, 1020) THEN m.amount ELSE -m.amount END,
         m.effective_on, 0::smallint
    FROM moved m
   WHERE file IN ('settlement_account', 'fbo_account') AND m.kind <> 'void'
     AND (m.debit IN (1010, 1020)) <> (m.credit IN (1010, 1020))
     AND file = CASE WHEN m.code = 306 OR 1020 IN (m.debit, m.credit)
                     THEN 'fbo_account' ELSE 'settlement_account' END
  UNION ALL
  SELECT 'transfer:' || b.id, b.id::text,
         CASE file WHEN 'fbo_account' THEN b.cents ELSE -b.cents END, b.day, 0::smallint
    FROM bank_transfer b
   WHERE file IN ('settlement_account', 'fbo_account')
     AND (b.created_at > after OR 'transfer:' || b.id = ANY (keys))
$$;
