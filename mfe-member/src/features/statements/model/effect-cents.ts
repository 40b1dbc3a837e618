import type { Statement } from '../api/get-statement.ts';

type Transaction = Statement['transactions'][number];

/** The ledger's code of what a member owes. */
const RECEIVABLE = '1110';

/** What a transaction does to what she owes: above zero where it adds to it. */
export function effectCents({ data }: Transaction): number {
  const hers = data.lines.find(({ accountNo }) => accountNo === RECEIVABLE);
  if (!hers) return 0;
  return hers.dcSign === 'debit' ? hers.amount : -hers.amount;
}

/** What those come to that are counted. */
export const sumCents = (
  transactions: readonly Transaction[],
  isCounted: (cents: number) => boolean,
): number =>
  transactions
    .map(effectCents)
    .filter(isCounted)
    .reduce((sum, cents) => sum + cents, 0);
