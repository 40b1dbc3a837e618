/* What keeps from being paid out what is hers, as parts of SQL. */

/**
 * Whether a debit `d` may still come back, in SQL: while it is under way, and for the two banking days
 * after it settled.
 * @param today as SQL
 */
export const mayComeBack = (today: string): string =>
  `(d.status IN ('reserved', 'sent') OR (d.status = 'settled' AND d.counts_from > ${today}))`;

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
     AND ${mayComeBack(today)}
`;

/**
 * Whether a bank account cannot take a payout: a debit of it came back because it is closed, unknown,
 * frozen or no account that can be booked on (NACHA's R02, R03, R04, R16 and R20), whatever came back
 * from it before, and however often it was linked.
 * @param account the id of the card account, as SQL
 * @param bankLink its id, as SQL
 */
export const cannotReceive = (account: string, bankLink: string): string => `
  EXISTS (SELECT FROM debit d JOIN bank_link l ON l.id = ${bankLink}
           WHERE d.card_account_id = ${account}
             AND (d.bank_link_id = l.id
                  OR (d.bank_name = l.institution_name AND d.bank_mask = l.mask))
             AND d.status = 'returned' AND d.return_code IN ('R02', 'R03', 'R04', 'R16', 'R20'))`;
