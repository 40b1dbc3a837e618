import type { Statement } from '../api/get-statement.ts';

type Transaction = Statement['transactions'][number];

/** How her deposit is called in the lines of a statement. */
const DEPOSIT = 'deposit';

/** What a transaction does to what she owes by this account number: above zero where it adds to it. */
export const effectCents = (transaction: Transaction, accountNumber: string): number =>
  changeCents(transaction, accountNumber, 'debit');

/** What a transaction does to what is on deposit for her: above zero where it adds to it. */
export const depositEffectCents = (transaction: Transaction): number =>
  changeCents(transaction, DEPOSIT, 'credit');

function changeCents({ data }: Transaction, account: string, adds: 'debit' | 'credit'): number {
  const hers = data.lines.find(({ accountNo }) => accountNo === account);
  if (!hers) return 0;
  return hers.dcSign === adds ? hers.amount : -hers.amount;
}

/** What she repaid and owes again: no purchase and no charge. */
const RETURNED: ReadonlySet<string> = new Set(['returned_repayment', 'repayment_reversed']);

/** What adds to what she owes, but for repayments that came back; what those come to; what takes from it. */
export function balanceSums(transactions: readonly Transaction[], accountNumber: string) {
  const sums = { charges: 0, returned: 0, credits: 0 };
  for (const transaction of transactions) {
    const cents = effectCents(transaction, accountNumber);
    if (RETURNED.has(transaction.subtype)) sums.returned += cents;
    else sums[cents > 0 ? 'charges' : 'credits'] += cents;
  }
  return sums;
}
