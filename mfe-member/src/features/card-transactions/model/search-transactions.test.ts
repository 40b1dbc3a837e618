import { describe, expect, it } from '@jest/globals';
import { makeTransaction } from '#testing/factories.ts';
import { searchTransactions } from './search-transactions.ts';

const CATEGORIES: Record<string, string> = { FOOD_AND_DRINK: 'Food and drink' };
const transactions = [
  makeTransaction({
    merchantName: 'Peña Market',
    merchantCategory: 'FOOD_AND_DRINK',
    amount: 23.4,
  }),
  makeTransaction({ merchantName: 'Halfway Gas', merchantCategory: null, amount: 1_234.5 }),
  makeTransaction({
    merchantName: 'Peña Market',
    merchantCategory: null,
    kind: 'refund',
    amount: -5,
  }),
];
const found = (text: string) =>
  searchTransactions(
    transactions,
    text,
    ({ merchantCategory }) => CATEGORIES[merchantCategory ?? ''] ?? null,
  ).map(({ merchantName, amount }) => `${merchantName} ${amount}`);

describe('searchTransactions', () => {
  it('finds all while nothing is searched', () => {
    expect(found('  ')).toHaveLength(3);
  });

  it('finds by a part of the merchant’s name, past case and accents', () => {
    expect(found('pena')).toEqual(['Peña Market 23.4', 'Peña Market -5']);
    expect(found('GAS half')).toEqual(['Halfway Gas 1234.5']);
  });

  it('finds by the words of the category', () => {
    expect(found('drink')).toEqual(['Peña Market 23.4']);
  });

  it('finds by how an amount begins, as it is written or plainly', () => {
    for (const text of ['23', '23.4', '$23.40']) expect(found(text)).toEqual(['Peña Market 23.4']);
    for (const text of ['1234', '$1,234.50']) expect(found(text)).toEqual(['Halfway Gas 1234.5']);
    for (const text of ['-5', '\u2212$5.00', '5.00'])
      expect(found(text)).toEqual(['Peña Market -5']);
    expect(found('3.40')).toEqual([]);
  });

  it('finds nothing that lacks a word, and nothing by a sign alone', () => {
    expect(found('pena 23 gas')).toEqual([]);
    expect(found('$')).toEqual([]);
  });
});
