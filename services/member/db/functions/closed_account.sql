-- Card accounts that are closed for good, and from which day it counts how long their records are kept:
-- the closing, or what was booked on them after it. NULL while something of them is owed or held.
CREATE OR REPLACE VIEW closed_account AS
  SELECT a.id, a.user_id, a.closed_at, a.erased_at,
         CASE WHEN owed.debits_posted = owed.credits_posted AND hers.credits_posted = hers.debits_posted
                   AND owed.debits_pending + owed.credits_pending = 0
                   AND hers.debits_pending + hers.credits_pending = 0
              THEN greatest((a.closed_at AT TIME ZONE 'America/Los_Angeles')::date, booked.latest)
         END AS kept_from
    FROM card_account a
    JOIN ledger.account owed ON owed.id = a.receivable
    JOIN ledger.account hers ON hers.id = a.deposit
    CROSS JOIN LATERAL (
      SELECT max(t.effective_on) AS latest
        FROM (SELECT d.effective_on FROM ledger.transfer d WHERE d.debit IN (a.receivable, a.deposit)
              UNION ALL
              SELECT c.effective_on FROM ledger.transfer c
               WHERE c.credit IN (a.receivable, a.deposit)) t) booked
   WHERE a.closed_at IS NOT NULL;
