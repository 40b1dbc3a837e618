import { describe, expect, it } from '@jest/globals';
import { CODES } from './chart.ts';
import { interchangeTransfers, networkSettlementTransfers } from './postings-of-network.ts';
import { CHART_ACCOUNTS, OCCASION, countedIds, written } from '../testing/written-transfers.ts';

const paid = () => ({ newId: countedIds(), amountCents: 77_700 });

describe('networkSettlementTransfers', () => {
  it('pays the network what was bought', () => {
    const transfers = networkSettlementTransfers(OCCASION, CHART_ACCOUNTS, paid());
    expect(written(transfers)).toEqual(['2020/1010 77700']);
    expect(transfers).toMatchObject([{ ...OCCASION, id: 'id-1', code: CODES.networkSettlement }]);
  });
});

describe('interchangeTransfers', () => {
  it('is income of ours', () => {
    const transfers = interchangeTransfers(OCCASION, CHART_ACCOUNTS, paid());
    expect(written(transfers)).toEqual(['1010/4010 77700']);
    expect(transfers).toMatchObject([{ ...OCCASION, id: 'id-1', code: CODES.interchange }]);
  });
});
