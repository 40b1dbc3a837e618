import { describe, expect, it } from '@jest/globals';
import { CODES } from './chart.ts';
import {
  achCanceledTransfers,
  achDebitTransfers,
  achReturnedTransfers,
  achSettledTransfers,
  creditLossTransfers,
} from './postings-of-repayments.ts';
import { CHART_ACCOUNTS, OCCASION, countedIds, written } from '../testing/written-transfers.ts';

const debit = { pendingId: 'debit', amountCents: 4_000 };
const amount = () => ({ newId: countedIds(), amountCents: 4_000 });

describe('achDebitTransfers', () => {
  it('reserves what she owes, and never ends by itself', () => {
    const transfers = achDebitTransfers(OCCASION, CHART_ACCOUNTS, {
      id: 'debit',
      amountCents: 4_000,
    });
    expect(written(transfers)).toEqual(['pending 1210/1110 4000']);
    expect(transfers).toMatchObject([
      { ...OCCASION, id: 'debit', code: CODES.achDebit, expiresAt: null },
    ]);
  });
});

describe('achSettledTransfers', () => {
  it('takes what was reserved, and the money from the clearing account', () => {
    const transfers = achSettledTransfers(OCCASION, debit, {
      ...CHART_ACCOUNTS,
      newId: countedIds(),
    });
    expect(written(transfers)).toEqual(['post debit 4000', '1010/1210 4000']);
    expect(transfers).toMatchObject([
      { ...OCCASION, id: 'id-1', code: CODES.achDebitSettled },
      { ...OCCASION, id: 'id-2', code: CODES.achDebitSettled },
    ]);
  });
});

describe('achCanceledTransfers', () => {
  it('lets go of what was reserved', () => {
    const transfers = achCanceledTransfers(OCCASION, debit, { newId: countedIds() });
    expect(written(transfers)).toEqual(['void debit 4000']);
    expect(transfers).toMatchObject([{ ...OCCASION, id: 'id-1', code: CODES.achDebitCanceled }]);
  });
});

describe('achReturnedTransfers', () => {
  it('lets her owe again what her bank took back', () => {
    const transfers = achReturnedTransfers(OCCASION, CHART_ACCOUNTS, amount());
    expect(written(transfers)).toEqual(['1110/1010 4000']);
    expect(transfers).toMatchObject([{ ...OCCASION, id: 'id-1', code: CODES.achReturn }]);
  });
});

describe('creditLossTransfers', () => {
  it('makes a debt a loss', () => {
    const transfers = creditLossTransfers(OCCASION, CHART_ACCOUNTS, amount());
    expect(written(transfers)).toEqual(['5010/1110 4000']);
    expect(transfers).toMatchObject([{ ...OCCASION, id: 'id-1', code: CODES.creditLoss }]);
  });
});
