import { describe, expect, it } from '@jest/globals';
import { creditParts } from './credit-parts.ts';

const credit = {
  amount: 30,
  paid: 14.15,
  repaid: [],
  held: 0,
  isFinal: false,
  takeBackOn: null,
  isTakenBack: false,
};
const repaid = [{ cardTransactionId: 'purchase-1', merchantName: 'Corner Market', amount: 15.85 }];

describe('creditParts', () => {
  it.each([
    ['that pays its purchase in whole says nothing more', { paid: 30 }, []],
    ['that repaid another purchase holds nothing', { repaid }, ['paid 1415', 'repaid 1585']],
    ['that is held says so', { held: 15.85 }, ['paid 1415', 'held 1585']],
    ['that is all held says so', { paid: 0, held: 30 }, ['held 3000']],
    ['of which neither is left was sent on', {}, ['paid 1415', 'sent 1585']],
  ])('of a credit %s', (_what, changes, expected) => {
    const parts = creditParts({ ...credit, ...changes });
    expect(parts.map(({ part, cents }) => `${part} ${cents}`)).toEqual(expected);
  });
});
