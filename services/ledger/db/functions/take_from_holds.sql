-- Takes posts and voids from the holds that they name. A void ends a hold, so it has to be of all that
-- is left.
CREATE OR REPLACE FUNCTION take_from_holds(requests transfer_request[]) RETURNS void
LANGUAGE plpgsql SET search_path = ledger, pg_temp AS $$
DECLARE
  ended integer := (SELECT count(DISTINCT pending_id) FROM unnest(requests));
  touched integer;
BEGIN
  IF ended = 0 THEN RETURN; END IF;
  UPDATE hold SET
    amount_left = hold.amount_left - taken.amount,
    status = CASE
      WHEN hold.amount_left > taken.amount THEN 'open'
      WHEN taken.posts > 0 THEN 'posted'
      WHEN taken.is_expired THEN 'expired'
      ELSE 'voided' END
  FROM (SELECT pending_id, sum(amount) AS amount, bool_or(code = 105) AS is_expired,
               count(*) FILTER (WHERE kind = 'post') AS posts,
               count(*) FILTER (WHERE kind = 'void') AS voids
          FROM unnest(requests) WHERE pending_id IS NOT NULL GROUP BY pending_id) taken
  WHERE hold.pending_id = taken.pending_id AND hold.status = 'open'
    AND hold.amount_left >= taken.amount
    AND (taken.voids = 0 OR taken.voids = 1 AND hold.amount_left = taken.amount);
  GET DIAGNOSTICS touched = ROW_COUNT;
  IF touched <> ended THEN
    RAISE EXCEPTION 'The hold is not open, or another amount is left of it.'
      USING ERRCODE = 'LG002';
  END IF;
END $$;
