-- Refuses (LG001) unless the transfers that exist already are holds with the same content.
CREATE OR REPLACE FUNCTION require_same_holds(requests transfer_request[], before uuid[]) RETURNS void
LANGUAGE plpgsql SET search_path = ledger, pg_temp AS $$
BEGIN
  IF cardinality(before) <> (
    SELECT count(*)
      FROM (SELECT t.*, h.expires_at FROM transfer t JOIN hold h ON h.pending_id = t.id
             WHERE t.id = ANY (before)) made
      JOIN unnest(requests) r ON r.id = made.id
     WHERE (made.debit, made.amount, made.code, made.group_id, made.occurred_at,
            made.effective_on, made.actor, made.source, made.expires_at)
           IS NOT DISTINCT FROM
           (r.debit, r.amount, r.code, r.group_id, r.occurred_at,
            r.effective_on, r.actor, r.source, r.expires_at)) THEN
    RAISE EXCEPTION 'This id was used for another transfer.' USING ERRCODE = 'LG001';
  END IF;
END $$;
