import { type AccountId, BANK, ledgerStore, networkSettlementTransfers } from '@reset/ledger';
import { newId, type Transaction } from '@reset/service-kit';
import type { ReconciliationFile } from '#providers/reconciliation-files.ts';
import type { ReadFrom } from './files.store.ts';
import { type PayableBucket, settlementShares } from './settlement-shares.ts';

const ACTOR = 'reconciliation';

/**
 * Posts what the network gets by a report that was just written, or gets more by it than by the one
 * whose place it takes.
 */
export async function settleNetwork(
  transaction: Transaction,
  { id, settlesOn }: ReconciliationFile,
  settled: { cents: number; groupId: string; keys: readonly string[]; from: ReadFrom; now: Date },
): Promise<void> {
  const { cents, groupId, keys, from, now } = settled;
  const ledger = ledgerStore(transaction);
  const occasion = {
    groupId,
    occurredAt: now,
    effectiveOn: settlesOn,
    actor: ACTOR,
    source: `network:${id}`,
  };
  const transfers = networkSettlementTransfers(
    occasion,
    { settlementCash: await ledger.accountOf(BANK.settlementCash) },
    { newId, shares: settlementShares(cents, await payableBuckets(transaction, keys, from)) },
  );
  if (transfers.length > 0) await ledger.post(transfers);
}

// In one statement, so that what is bought meanwhile is in both sums or in neither.
async function payableBuckets(
  transaction: Transaction,
  keys: readonly string[],
  { seq, at }: ReadFrom,
): Promise<PayableBucket[]> {
  const { rows } = await transaction.raw<{ rows: BucketRow[] }>(BUCKETS, {
    code: BANK.cardPayable,
    seq: String(seq),
    at,
    keys: [...keys],
  });
  return rows.map(({ id, owed, unreported }) => ({
    account: id,
    owedCents: Number(owed),
    unreportedCents: Number(unreported),
  }));
}

type BucketRow = { id: AccountId; owed: bigint; unreported: bigint };

const BUCKETS = `
  SELECT a.id, a.credits_posted - a.debits_posted AS owed, coalesce(u.cents, 0)::bigint AS unreported
    FROM ledger.account a
    LEFT JOIN (SELECT b.bucket, sum(b.cents) AS cents
                 FROM booked_entries('card_settlement', :seq, :at, :keys) b
                WHERE NOT EXISTS (SELECT FROM reported_entry r
                                   WHERE r.file_kind = 'card_settlement' AND r.key = b.key)
                GROUP BY b.bucket) u ON u.bucket = a.bucket
   WHERE a.code = :code
   ORDER BY a.bucket
`;
