import { toCents } from '#money/money.ts';
import type { CardTransaction } from '../api/get-card-transactions.ts';

type Searched = Pick<CardTransaction, 'merchantName' | 'amount'>;

/**
 * Those that have every word of the text: in the merchant's name or the category, whatever their
 * case and accents, or as the beginning of the amount, with or without its signs.
 * @param categoryOf the words for a transaction's category; null where it has none
 */
export function searchTransactions<Transaction extends Searched>(
  transactions: readonly Transaction[],
  text: string,
  categoryOf: (transaction: Transaction) => string | null,
): Transaction[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...transactions];
  return transactions.filter((transaction) => {
    const name = plain(`${transaction.merchantName} ${categoryOf(transaction) ?? ''}`);
    const amount = figuresOf(transaction.amount);
    return words.every((word) => name.includes(word) || isBeginning(word, amount));
  });
}

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** '1234.50', whatever its sign. */
const figuresOf = (dollars: number): string => (Math.abs(toCents(dollars)) / 100).toFixed(2);

function isBeginning(word: string, amount: string): boolean {
  const figures = word.replaceAll(/[$,\u2212-]/g, '');
  return /^[\d.]+$/.test(figures) && amount.startsWith(figures);
}
