import { describe, expect, it } from '@jest/globals';
import { CODES } from './chart.ts';
import {
  depositReturnedTransfers,
  depositTransfers,
  forwardRefusedTransfers,
  forwardReturnedTransfers,
  forwardSettledTransfers,
  forwardTransfers,
  repaidFromDepositTransfers,
  taxFilingFeeTransfers,
} from './postings-of-deposits.ts';
import { CHART_ACCOUNTS, OCCASION, countedIds, written } from '../testing/written-transfers.ts';

const amount = (amountCents: number) => ({ newId: countedIds(), amountCents });
const forward = { pendingId: 'forward', amountCents: 60_000 };

describe('depositTransfers', () => {
  it.each(['directDeposit', 'taxRefund'] as const)('deposits a %s for her', (of) => {
    const transfers = depositTransfers(OCCASION, CHART_ACCOUNTS, { ...amount(90_000), of });
    expect(written(transfers)).toEqual(['1020/2010 90000']);
    expect(transfers).toMatchObject([{ ...OCCASION, id: 'id-1', code: CODES[of] }]);
  });
});

describe('repaidFromDepositTransfers', () => {
  it('pays what she owes, and takes the money out of what is held for members', () => {
    const transfers = repaidFromDepositTransfers(OCCASION, CHART_ACCOUNTS, amount(30_000));
    expect(written(transfers)).toEqual(['2010/1110 30000', '1010/1020 30000']);
    expect(transfers).toMatchObject([
      { ...OCCASION, id: 'id-1', code: CODES.repaidFromDeposit },
      { ...OCCASION, id: 'id-2', code: CODES.repaidFromDeposit },
    ]);
  });
});

describe('depositReturnedTransfers', () => {
  const returned = (leftCents: number, repaidCents: number, goneCents: number) =>
    depositReturnedTransfers(OCCASION, CHART_ACCOUNTS, {
      newId: countedIds(),
      leftCents,
      repaidCents,
      goneCents,
    });

  it('takes what is left, has her owe again what it repaid, and claims what is gone', () => {
    const transfers = returned(50_000, 30_000, 10_000);
    expect(written(transfers)).toEqual([
      '1110/2010 30000',
      '1020/1010 30000',
      '2010/1020 80000',
      '2090/1010 10000',
    ]);
    expect(new Set(transfers.map(({ code }) => code))).toEqual(new Set([CODES.depositReturned]));
  });

  it('moves nothing for nothing', () => {
    expect(written(returned(90_000, 0, 0))).toEqual(['2010/1020 90000']);
    expect(written(returned(0, 0, 90_000))).toEqual(['2090/1010 90000']);
  });
});

describe('taxFilingFeeTransfers', () => {
  it('earns the fee, and takes the money out of what is held for members', () => {
    const transfers = taxFilingFeeTransfers(OCCASION, CHART_ACCOUNTS, amount(2_000));
    expect(written(transfers)).toEqual(['2010/4020 2000', '1010/1020 2000']);
    expect(transfers).toMatchObject([
      { ...OCCASION, id: 'id-1', code: CODES.taxFilingFee },
      { ...OCCASION, id: 'id-2', code: CODES.taxFilingFee },
    ]);
  });
});

describe('forwardTransfers', () => {
  it('holds the remainder until it has arrived, for as long as that takes', () => {
    const transfers = forwardTransfers(OCCASION, CHART_ACCOUNTS, {
      id: 'forward',
      amountCents: 60_000,
    });
    expect(written(transfers)).toEqual(['pending 2010/2030 60000']);
    expect(transfers).toMatchObject([
      { ...OCCASION, id: 'forward', code: CODES.depositForwarded, expiresAt: null },
    ]);
  });
});

describe('forwardSettledTransfers', () => {
  it('takes what was held, and pays it out', () => {
    const transfers = forwardSettledTransfers(OCCASION, forward, {
      ...CHART_ACCOUNTS,
      newId: countedIds(),
    });
    expect(written(transfers)).toEqual(['post forward 60000', '2030/1020 60000']);
    expect(transfers).toMatchObject([
      { ...OCCASION, id: 'id-1', code: CODES.depositForwarded },
      { ...OCCASION, id: 'id-2', code: CODES.depositForwarded },
    ]);
  });
});

describe('forwardRefusedTransfers', () => {
  it('lets go of what was held', () => {
    const transfers = forwardRefusedTransfers(OCCASION, forward, { newId: countedIds() });
    expect(written(transfers)).toEqual(['void forward 60000']);
    expect(transfers).toMatchObject([{ ...OCCASION, id: 'id-1', code: CODES.forwardReturned }]);
  });
});

describe('forwardReturnedTransfers', () => {
  it('deposits again what came back', () => {
    const transfers = forwardReturnedTransfers(OCCASION, CHART_ACCOUNTS, amount(60_000));
    expect(written(transfers)).toEqual(['1020/2010 60000']);
    expect(transfers).toMatchObject([{ ...OCCASION, id: 'id-1', code: CODES.forwardReturned }]);
  });
});
