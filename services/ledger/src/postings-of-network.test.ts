import { describe, expect, it } from '@jest/globals';
import { CODES } from './chart.ts';
import { interchangeTransfers, networkSettlementTransfers } from './postings-of-network.ts';
import { CHART_ACCOUNTS, OCCASION, countedIds, written } from '../testing/written-transfers.ts';

const paid = () => ({ newId: countedIds(), amountCents: 77_700 });

describe('networkSettlementTransfers', () => {
  const { payable } = CHART_ACCOUNTS;
  const settled = (...cents: number[]) =>
    networkSettlementTransfers(OCCASION, CHART_ACCOUNTS, {
      newId: countedIds(),
      shares: cents.map((amountCents) => ({ payable, amountCents })),
    });

  it('pays the network what was bought', () => {
    const transfers = settled(77_700);
    expect(written(transfers)).toEqual(['2020/1010 77700']);
    expect(transfers).toMatchObject([{ ...OCCASION, id: 'id-1', code: CODES.networkSettlement }]);
  });

  it('takes from the network what was given back above that, and moves nothing for nothing', () => {
    expect(written(settled(500, -1_500, 0))).toEqual(['2020/1010 500', '1010/2020 1500']);
  });
});

describe('interchangeTransfers', () => {
  it('is income of ours', () => {
    const transfers = interchangeTransfers(OCCASION, CHART_ACCOUNTS, paid());
    expect(written(transfers)).toEqual(['1010/4010 77700']);
    expect(transfers).toMatchObject([{ ...OCCASION, id: 'id-1', code: CODES.interchange }]);
  });
});
