import type { Database } from '@reset/service-kit';

/**
 * What else came in as the refund of her federal returns after the first deposit of each, by the id of
 * that. A refund that is paid in parts has the sender of one, came before the next return was filed, and
 * adds up to no more than was filed for: what is more is of something else. Parts that have not the size of
 * one (decision 92) came since its acceptance or the first part, and leave no other part out.
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
  WITH candidate AS (
    SELECT first.id AS first_id, d.id, d.arrived_at, d.amount_cents, r.refund_cents, size.is_large,
           CASE WHEN first.status = 'received' AND (size.is_first_large OR NOT size.is_large)
                THEN first.amount_cents ELSE 0 END AS first_cents
      FROM income_tax_return r
      JOIN incoming_deposit first ON first.id = r.refunded_by
      JOIN incoming_deposit d ON d.card_account_id = first.card_account_id AND d.id <> first.id
     CROSS JOIN LATERAL (
       SELECT 20::bigint * d.amount_cents >= r.refund_cents AS is_large,
              20::bigint * first.amount_cents >= r.refund_cents AS is_first_large) size
     WHERE r.user_id = ? AND d.kind = 'tax_refund' AND d.sender ~* '^IRS TREAS'
       AND d.status = 'received' AND d.arrived_at >= r.submitted_at
       AND (size.is_large OR d.arrived_at >= least(r.accepted_at, first.arrived_at))
       AND NOT EXISTS (SELECT FROM income_tax_return o WHERE o.refunded_by = d.id)
       AND NOT EXISTS (SELECT FROM income_tax_return n
                        WHERE n.user_id = r.user_id AND n.jurisdiction = 'Federal'
                          AND n.tax_year > r.tax_year AND n.submitted_at <= d.arrived_at)
  ), part AS (
    SELECT first_id, id, refund_cents,
           first_cents + sum(amount_cents)
             OVER (PARTITION BY first_id ORDER BY is_large DESC, arrived_at, id) AS cents
      FROM candidate
  )
  SELECT first_id, array_agg(id ORDER BY cents) AS further_ids
    FROM part WHERE cents <= refund_cents GROUP BY first_id
`;
