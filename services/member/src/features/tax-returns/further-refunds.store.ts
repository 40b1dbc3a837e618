import type { Database } from '@reset/service-kit';

/**
 * What else came in as the refund of her federal returns after the first deposit of each, by the id of
 * that. A refund that is paid in parts has the sender and the size of one (decision 92), came before the
 * next return was filed, and adds up to no more than was filed for: what is more is of something else.
 */
export async function readFurtherRefunds(
  database: Database,
  userId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await database.raw<{ rows: FurtherRow[] }>(FURTHER, [userId]);
  return new Map(rows.map((row) => [row.first_id, row.further_ids]));
}

type FurtherRow = { first_id: string; further_ids: string[] };

const FURTHER = `
  WITH part AS (
    SELECT first.id AS first_id, d.id, r.refund_cents,
           (CASE first.status WHEN 'received' THEN first.amount_cents ELSE 0 END)
             + sum(d.amount_cents) OVER (PARTITION BY r.id ORDER BY d.arrived_at, d.id) AS cents
      FROM income_tax_return r
      JOIN incoming_deposit first ON first.id = r.refunded_by
      JOIN incoming_deposit d ON d.card_account_id = first.card_account_id AND d.id <> first.id
     WHERE r.user_id = ? AND d.kind = 'tax_refund' AND d.sender ~* '^IRS TREAS'
       AND d.status = 'received' AND d.arrived_at >= r.submitted_at
       AND 20::bigint * d.amount_cents >= r.refund_cents
       AND NOT EXISTS (SELECT FROM income_tax_return o WHERE o.refunded_by = d.id)
       AND NOT EXISTS (SELECT FROM income_tax_return n
                        WHERE n.user_id = r.user_id AND n.jurisdiction = 'Federal'
                          AND n.tax_year > r.tax_year AND n.submitted_at <= d.arrived_at)
  )
  SELECT first_id, array_agg(id ORDER BY cents) AS further_ids
    FROM part WHERE cents <= refund_cents GROUP BY first_id
`;
