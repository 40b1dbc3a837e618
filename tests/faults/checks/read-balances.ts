import type { Pool } from 'pg';
import type { Balances } from './reconcile.ts';

/** A member's card account by our own record. */
export async function readBalances(database: Pool, userId: string): Promise<Balances> {
  const { rows: accounts } = await database.query<{ owed: string; held: string }>(
    `SELECT sum(CASE code WHEN 1110 THEN debits_posted - credits_posted
                          ELSE -(credits_posted - debits_posted) END) AS owed,
            sum(debits_pending) FILTER (WHERE code = 1110) AS held
       FROM ledger.account WHERE owner_user_id = $1`,
    [userId],
  );
  const { rows } = await database.query<{ id: string; held: number; posted: number }>(
    `SELECT t.authorization_id AS id, t.held_cents AS held, t.posted_cents AS posted
       FROM member.card_transaction t JOIN member.card_account a ON a.id = t.card_account_id
      WHERE a.user_id = $1 AND t.authorization_id IS NOT NULL`,
    [userId],
  );
  return {
    owedCents: Number(accounts[0]?.owed),
    heldCents: Number(accounts[0]?.held),
    purchases: new Map(
      rows.map(({ id, held, posted }) => [id, { heldCents: held, postedCents: posted }]),
    ),
  };
}
