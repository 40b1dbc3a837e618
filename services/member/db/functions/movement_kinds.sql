-- What a posted transfer is to a member and to us, by its code and the codes of its accounts; nothing for
-- the bank's side of it, for settlements with the network, and for what comes in and is sent on. A refund
-- of what was written off is both a merchant's refund and less of a loss.
CREATE OR REPLACE FUNCTION movement_kinds(code smallint, debit smallint, credit smallint) RETURNS text[]
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN debit = 1110 AND credit = 2020 THEN ARRAY['purchase']
    WHEN code = 107 AND credit = 5020 THEN ARRAY['refund', 'loss_recovered']
    WHEN code = 107 AND debit = 2020 THEN ARRAY['refund']
    WHEN code = 202 AND credit = 1110 THEN ARRAY['repaid_from_bank']
    WHEN code = 302 AND credit = 1110 THEN ARRAY['repaid_from_deposit']
    WHEN code = 204 AND debit = 1110 THEN ARRAY['debit_returned']
    WHEN code = 306 AND debit = 1110 THEN ARRAY['deposit_returned']
    WHEN code = 401 AND debit = 1310 THEN ARRAY['dispute_credited']
    WHEN code = 403 AND credit = 1310 THEN ARRAY['dispute_credit_taken_back']
    WHEN debit IN (5010, 5020) THEN ARRAY['written_off']
  END
$$;
