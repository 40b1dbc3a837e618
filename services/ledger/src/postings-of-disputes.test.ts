import { describe, expect, it } from '@jest/globals';
import { CODES } from './chart.ts';
import {
  creditOfOwedTransfers,
  creditOfRepaidTransfers,
  disputeLostTransfers,
  disputeWonTransfers,
  disputeWrittenOffTransfers,
} from './postings-of-disputes.ts';
import { CHART_ACCOUNTS, OCCASION, countedIds, written } from '../testing/written-transfers.ts';

const claim = () => ({ newId: countedIds(), amountCents: 1_250 });

describe('a provisional credit', () => {
  it('lowers what she owes of a purchase that is not repaid', () => {
    const transfers = creditOfOwedTransfers(OCCASION, CHART_ACCOUNTS, claim());
    expect(written(transfers)).toEqual(['1310/1110 1250']);
    expect(transfers).toMatchObject([{ ...OCCASION, id: 'id-1', code: CODES.provisionalCredit }]);
  });

  it('is deposited for her when the purchase is repaid', () => {
    const transfers = creditOfRepaidTransfers(OCCASION, CHART_ACCOUNTS, claim());
    expect(written(transfers)).toEqual(['1310/2010 1250', '1020/1010 1250']);
    expect(transfers).toMatchObject([
      { ...OCCASION, id: 'id-1', code: CODES.provisionalCredit },
      { ...OCCASION, id: 'id-2', code: CODES.provisionalCredit },
    ]);
  });
});

describe('the end of a dispute', () => {
  it.each([
    ['won', disputeWonTransfers, '2020/1310 1250', CODES.disputeWon],
    ['lost', disputeLostTransfers, '1110/1310 1250', CODES.disputeLost],
    ['written off', disputeWrittenOffTransfers, '5020/1310 1250', CODES.disputeWrittenOff],
  ] as const)('clears what was claimed when it is %s', (_end, transfersOf, line, code) => {
    const transfers = transfersOf(OCCASION, CHART_ACCOUNTS, claim());
    expect(written(transfers)).toEqual([line]);
    expect(transfers).toMatchObject([{ ...OCCASION, id: 'id-1', code }]);
  });
});
