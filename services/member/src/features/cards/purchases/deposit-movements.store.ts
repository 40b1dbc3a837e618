import type { Database } from '@reset/service-kit';
import type { DepositMovement } from './refund-surplus.ts';

/** What moved on the deposit of a card account, the oldest first. */
export async function readDepositMovements(
  database: Database,
  accountId: string,
): Promise<DepositMovement[]> {
  const { rows } = await database.raw<{ rows: { group_id: string; cents: bigint }[] }>(
    DEPOSIT_MOVEMENTS,
    [accountId],
  );
  return rows.map(({ group_id: groupId, cents }) => ({ groupId, cents: Number(cents) }));
}

// What is on its way to her bank is on deposit until it has arrived there.
const DEPOSIT_MOVEMENTS = `
  SELECT t.group_id, sum(t.cents)::bigint AS cents
    FROM card_account c
   CROSS JOIN LATERAL (
           SELECT group_id, seq, -amount AS cents FROM ledger.transfer
            WHERE debit = c.deposit AND kind IN ('single', 'post')
           UNION ALL
           SELECT group_id, seq, amount FROM ledger.transfer
            WHERE credit = c.deposit AND kind IN ('single', 'post')) t
   WHERE c.id = ?
   GROUP BY t.group_id
   ORDER BY min(t.seq)
`;
