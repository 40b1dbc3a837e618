import type { Statement } from '#features/statements/api/get-statement.ts';
import type { ListedStatement } from '#features/statements/api/get-statements.ts';
import { nextId } from './next-id.ts';

export const makeListedStatement = (changes: Partial<ListedStatement> = {}): ListedStatement => ({
  id: nextId(),
  issueDate: '2026-11-01',
  startDate: '2026-10-01',
  endDate: '2026-10-31',
  ...changes,
});

type Line = Statement['transactions'][number];

/** A line that adds to what she owes, or takes from it where the cents are below zero. */
export const makeLine = (
  memo: string,
  amount: number,
  line: Pick<Line, 'postedDate' | 'type' | 'subtype'>,
): Line => ({
  uuid: nextId(),
  ...line,
  data: {
    memo,
    lines: [
      { accountNo: amount > 0 ? '****4242' : 'bank', amount: Math.abs(amount), dcSign: 'debit' },
      {
        accountNo: amount > 0 ? 'card_network' : '****4242',
        amount: Math.abs(amount),
        dcSign: 'credit',
      },
    ],
  },
});

/** 5 dollars owed before, a purchase and a repayment, and 19.15 owed after. */
export const makeStatement = (changes: Partial<Statement> = {}): Statement => ({
  ...makeListedStatement(),
  final: true,
  openingBalance: 500,
  closingBalance: 1_915,
  primaryAccountHolderPersonal: { firstName: 'Rosa', lastName: 'Delgado' },
  accountSummary: { accountType: 'charge_card', accountNumber: '****4242' },
  transactions: [
    makeLine('Harbor Street Grocery', 2_415, {
      postedDate: '2026-10-02',
      type: 'card',
      subtype: 'purchase',
    }),
    makeLine('Repayment', -1_000, {
      postedDate: '2026-10-09',
      type: 'ach',
      subtype: 'repayment',
    }),
  ],
  held: 0,
  deposit: { openingBalance: 0, closingBalance: 0, transactions: [] },
  ...changes,
});
