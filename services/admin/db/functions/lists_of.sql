-- The lists that somebody is in, beside that of how she repays; each has a partial index of the table person by the same condition.
CREATE OR REPLACE FUNCTION lists_of(is_staff boolean, is_cardholder boolean, is_eligible boolean,
  is_deactivated boolean, latest_transaction_at timestamptz) RETURNS SETOF text
LANGUAGE sql IMMUTABLE AS $$
  SELECT list FROM (VALUES
    ('all', true),
    ('cardholders', is_cardholder),
    ('active_cardholders', latest_transaction_at IS NOT NULL),
    ('applicants', NOT is_cardholder AND NOT is_staff),
    ('eligible', is_eligible),
    ('inactive', is_deactivated)) AS member (list, is_in)
   WHERE is_in
$$;
