import type { Database } from '@reset/service-kit';

/** What is hers on deposit and not on its way to her bank, in cents; 0 without a card account. */
export async function depositCents(database: Database, userId: string): Promise<number> {
  const { rows } = await database.raw<{ rows: { available: bigint }[] }>(DEPOSIT, [userId]);
  return Number(rows[0]?.available ?? 0);
}

const DEPOSIT = `
  SELECT credits_posted - debits_posted - debits_pending AS available
    FROM ledger.account WHERE owner_user_id = ? AND code = 2010
`;
