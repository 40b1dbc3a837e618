import { describe, expect, it } from '@jest/globals';
import { receivedRefund } from '@reset/remote-sdk/tax-returns';
import { makePayout } from '#testing/factories.ts';
import { refundParts } from './refund-parts.ts';

const CAME = { refundReceived: 900, refundRepaid: 200, refundRepaidLater: 50 };
const BANK = { bankName: 'Juniper Bank', bankMask: '4021', day: '2026-02-12' };

describe('refundParts', () => {
  const parts = (
    payout: Parameters<typeof makePayout>[0],
    changes: { refundOnItsWay?: number; refundForwardedBy?: typeof BANK & { amount: number } } = {},
  ) => {
    const refund = receivedRefund({ ...CAME, ...changes });
    return refund && refundParts(refund, makePayout(payout));
  };

  it('is a part of what is hers with us, and no more than what is left of the refund', () => {
    expect(parts({ amount: 1_200 })).toEqual([{ cents: 65_000, how: 'payout' }]);
    expect(parts({ amount: 400 })).toEqual([{ cents: 40_000, how: 'payout' }]);
  });

  it('waits for purchases as far as it is held', () => {
    expect(parts({ amount: 80, held: 80 })).toEqual([{ cents: 8_000, how: 'held' }]);
    expect(parts({ amount: 400, held: 100 })).toEqual([
      { cents: 30_000, how: 'payout' },
      { cents: 10_000, how: 'held' },
    ]);
  });

  it('is on its way as far as the service says, and else behind what is', () => {
    const status = 'on_its_way';
    expect(parts({ status, amount: 800 }, { refundOnItsWay: 650 })).toEqual([
      { cents: 65_000, how: 'payout' },
    ]);
    expect(parts({ status, amount: 700 })).toEqual([{ cents: 65_000, how: 'behind' }]);
    expect(parts({ status, amount: 500 }, { refundOnItsWay: 500 })).toEqual([
      { cents: 50_000, how: 'payout' },
      { cents: 15_000, how: 'behind' },
    ]);
  });

  it('is none of what is at her bank', () => {
    const arrived = (amount: number) => ({ refundForwardedBy: { ...BANK, amount } });
    expect(parts({ amount: 300 }, arrived(650))).toEqual([]);
    expect(parts({ amount: 300 }, arrived(450))).toEqual([{ cents: 20_000, how: 'payout' }]);
  });
});
