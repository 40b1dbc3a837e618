import type { Database } from '@reset/service-kit';
import { CHARGEBACK } from './chargebacks.ts';

/** The purchase that a chargeback is of. */
export type ChargedBack = {
  postedCents: number;
  /** Its newest dispute; null where nobody disputes it. */
  disputeId: string | null;
};

/** What chargebacks are of, by their keys, as far as we know it. */
export async function chargedBack(
  database: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, ChargedBack>> {
  const named = keys.filter((key) => key.startsWith(CHARGEBACK));
  if (named.length === 0) return new Map();
  const { rows } = await database.raw<{ rows: Row[] }>(CHARGED_BACK, [named]);
  return new Map(
    rows.map((row) => [
      row.key,
      { postedCents: Number(row.posted_cents), disputeId: row.dispute_id },
    ]),
  );
}

type Row = { key: string; posted_cents: bigint | number; dispute_id: string | null };

/** By its authorization, or by the entry that was posted without one. */
const CHARGED_BACK = `
  WITH named AS (
    SELECT key, substr(key, ${CHARGEBACK.length + 1}) AS of FROM unnest(CAST(? AS text[])) AS key
  ), purchase AS (
    SELECT n.key, p.id FROM named n
      JOIN card_transaction p
        ON p.authorization_id = CASE WHEN n.of ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN CAST(n.of AS uuid) END
    UNION
    SELECT n.key, e.card_transaction_id FROM named n
      JOIN card_event e ON e.source = n.of AND e.kind IN ('cleared', 'force_posted')
  )
  SELECT b.key, p.posted_cents,
         (SELECT d.id FROM dispute d WHERE d.card_transaction_id = p.id
           ORDER BY d.opened_at DESC, d.id DESC LIMIT 1) AS dispute_id
    FROM purchase b
    JOIN card_transaction p ON p.id = b.id
`;
