import { BANK } from '@reset/ledger';
import type { Database } from '@reset/service-kit';

/** Money in suspense, and since when there was always some; null where there is none. */
export async function suspenseSince(
  database: Database,
): Promise<{ cents: number; since: Date } | null> {
  const { rows } = await database.raw<{ rows: { cents: bigint; since: Date }[] }>(SUSPENSE, {
    code: BANK.unmatched,
  });
  const [row] = rows;
  return row ? { cents: Number(row.cents), since: row.since } : null;
}

// The balance after each transfer; what counts is the first one after it was last nothing.
const SUSPENSE = `
  WITH balance AS (
    SELECT t.seq, t.created_at,
           sum(CASE WHEN t.credit = a.id THEN t.amount ELSE -t.amount END) OVER (ORDER BY t.seq)
             AS cents
      FROM ledger.account a
      JOIN ledger.transfer t ON a.id IN (t.debit, t.credit) AND t.kind IN ('single', 'post')
     WHERE a.code = :code
  )
  SELECT (SELECT cents FROM balance ORDER BY seq DESC LIMIT 1)::bigint AS cents,
         min(created_at) AS since
    FROM balance
   WHERE seq > coalesce((SELECT max(seq) FROM balance WHERE cents = 0), 0)
  HAVING count(*) > 0
`;
