/**
 * What debits of an account may still come back with, in SQL: those under way, and those that settled
 * and may be returned. What is hers covers them, so that nothing is paid out that she owes again a day
 * later.
 * @param account its id, as SQL
 * @param today as SQL
 * @returns a query of one row: `cents`
 */
export const uncertainDebits = (account: string, today: string): string => `
  SELECT coalesce(sum(d.amount_cents), 0) AS cents
    FROM debit d
   WHERE d.card_account_id = ${account}
     AND (d.status IN ('reserved', 'sent') OR (d.status = 'settled' AND d.counts_from > ${today}))
`;
