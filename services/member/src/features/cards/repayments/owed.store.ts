import type { AccountId } from '@reset/ledger';
import type { Database } from '@reset/service-kit';
import { isAskedFor, type Purpose, type Share } from './instances.ts';

/** What is posted on an account and neither repaid nor about to be. */
export const owedOf = async (database: Database, receivable: AccountId): Promise<number> =>
  (await owedByAccount(database, [receivable])).get(receivable) ?? 0;

/** The same of several accounts. */
export async function owedByAccount(
  database: Database,
  receivables: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, number>> {
  const { rows } = await database.raw<{ rows: { id: AccountId; owed: bigint }[] }>(
    `SELECT id, debits_posted - credits_posted - credits_pending AS owed
       FROM ledger.account WHERE id = ANY (?)`,
    [receivables.map(String)],
  );
  return new Map(rows.map(({ id, owed }) => [id, Number(owed)]));
}

/** By member, the repayments to come that staff or she asked for. */
export async function askedForOf(
  database: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Share[]>> {
  const rows: AskedRow[] = await database('repayment_instance')
    .whereIn('user_id', userIds)
    .where({ state: 'scheduled' })
    .orderBy(['effective_on', 'id']);
  const shares = rows.filter(isAskedFor).map(({ user_id: userId, purpose, amount_cents }) => ({
    userId,
    purpose,
    amountCents: amount_cents,
  }));
  return Map.groupBy(shares, ({ userId }) => userId);
}

type AskedRow = { user_id: string; purpose: Purpose; amount_cents: number | null };
