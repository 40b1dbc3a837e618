import type { AccountId } from '@reset/ledger';
import type { Database } from '@reset/service-kit';
import { isAskedFor, type Purpose, type Share } from './instances.ts';

/** What is posted on an account and neither repaid nor about to be. */
export type Owed = {
  cents: number;
  /** What of it is repaid on a payday, by her pay or from her bank: not what she spent of a tax refund. */
  fromPayCents: number;
};

const NOTHING: Owed = { cents: 0, fromPayCents: 0 };

export const owedOf = async (database: Database, receivable: AccountId): Promise<Owed> =>
  (await owedByAccount(database, [receivable])).get(receivable) ?? NOTHING;

/** The same of several accounts. */
export async function owedByAccount(
  database: Database,
  receivables: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, Owed>> {
  const { rows } = await database.raw<{ rows: OwedRow[] }>(
    `SELECT a.id, a.debits_posted - a.credits_posted - a.credits_pending AS owed,
            owed_from_pay(a) AS from_pay
       FROM ledger.account a WHERE a.id = ANY (?)`,
    [receivables.map(String)],
  );
  return new Map(
    rows.map((row) => [row.id, { cents: Number(row.owed), fromPayCents: Number(row.from_pay) }]),
  );
}

type OwedRow = { id: AccountId; owed: bigint; from_pay: bigint };

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
