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

/** What those come to that are counted. */
export const sumCents = (
  effects: readonly number[],
  isCounted: (cents: number) => boolean,
): number => effects.filter(isCounted).reduce((sum, cents) => sum + cents, 0);
