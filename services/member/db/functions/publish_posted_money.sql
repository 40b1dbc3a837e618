-- Reads so many of this service's own events behind those that were read before, and publishes what was
-- posted by the groups of transfers that they name: says how many it has read. None is missed: whatever is
-- published later stands at the oldest transaction that still runs, or behind it. A group is published
-- once, however many events name it, because it is the subject. The event is written as service-kit's
-- append-event does.
CREATE OR REPLACE FUNCTION publish_posted_money(max integer, at timestamptz) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  since money_events_read;
  until money_events_read;
  count integer;
BEGIN
  SELECT * INTO STRICT since FROM money_events_read FOR UPDATE;
  WITH batch AS (
    SELECT transaction_id, position FROM event
     WHERE (transaction_id, position) > (since.transaction_id, since.position)
       AND transaction_id < pg_snapshot_xmin(pg_current_snapshot())
     ORDER BY transaction_id, position LIMIT max
  ), counted AS (SELECT count(*)::integer AS events FROM batch)
  SELECT counted.events, last.transaction_id, last.position
    INTO count, until.transaction_id, until.position
    FROM counted
    LEFT JOIN LATERAL (SELECT * FROM batch ORDER BY transaction_id DESC, position DESC LIMIT 1) last
      ON true;
  IF count = 0 THEN RETURN 0; END IF;

  WITH named AS MATERIALIZED (
    SELECT DISTINCT ON (payload ->> 'transfer_group_id')
           (payload ->> 'transfer_group_id')::uuid AS group_id, (payload ->> 'user_id')::uuid AS user_id
      FROM event
     WHERE (transaction_id, position) > (since.transaction_id, since.position)
       AND (transaction_id, position) <= (until.transaction_id, until.position)
       AND payload ->> 'transfer_group_id' IS NOT NULL
     -- Of several events of a group, one that says whose it is.
     ORDER BY payload ->> 'transfer_group_id', payload ->> 'user_id'
  ), movement AS MATERIALIZED (
    SELECT n.group_id, n.user_id, m.kind, sum(t.amount) AS cents, min(t.effective_on) AS posted_on
      FROM named n
      JOIN ledger.transfer t ON t.group_id = n.group_id AND t.kind IN ('single', 'post')
      JOIN ledger.account d ON d.id = t.debit
      JOIN ledger.account c ON c.id = t.credit
      CROSS JOIN LATERAL unnest(movement_kinds(t.code, d.code, c.code)) AS m (kind)
     GROUP BY n.group_id, n.user_id, m.kind
  ), numbered AS (
    INSERT INTO event_subject AS known (subject, version, transaction_id)
    SELECT DISTINCT group_id, 1, pg_current_xact_id() FROM movement ORDER BY group_id
    ON CONFLICT (subject) DO NOTHING
    RETURNING subject, version, transaction_id
  )
  INSERT INTO event (transaction_id, type, subject, subject_version, payload, occurred_at)
  SELECT n.transaction_id, 'money.posted', n.subject, n.version,
         jsonb_build_object('user_id', m.user_id, 'posted_on', min(m.posted_on),
           'movements', jsonb_agg(jsonb_build_object('kind', m.kind, 'amount_cents', m.cents)
                                  ORDER BY m.kind)),
         at
    FROM numbered n JOIN movement m ON m.group_id = n.subject
   GROUP BY n.transaction_id, n.subject, n.version, m.user_id
   ORDER BY n.subject;

  UPDATE money_events_read SET transaction_id = until.transaction_id, position = until.position;
  RETURN count;
END $$;
