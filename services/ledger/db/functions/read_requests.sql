-- Parses a list of transfers. Raises 23514 when it is none.
CREATE OR REPLACE FUNCTION read_requests(requests jsonb) RETURNS transfer_request[]
LANGUAGE plpgsql STABLE SET search_path = ledger, pg_temp AS $$
DECLARE
  parsed transfer_request[];
BEGIN
  SELECT array_agg(r) INTO parsed
    FROM jsonb_populate_recordset(NULL::transfer_request, requests) r;
  RETURN parsed;
EXCEPTION WHEN data_exception THEN
  RAISE EXCEPTION 'This is no list of transfers: %', SQLERRM USING ERRCODE = 'check_violation';
END $$;
