import { describe, expect, it } from '@jest/globals';
import { makePayout } from '#testing/factories.ts';
import { refundRest } from './refund-rest.ts';

const CAME = { refundReceived: 900, refundRepaid: 200, refundRepaidLater: 50 };
const by = (amount: number) => ({
  bankName: 'Juniper Bank',
  bankMask: '4021',
  day: '2026-02-12',
  amount,
});

describe('refundRest', () => {
  it('is null where no refund came in through us, also of a service that does not say', () => {
    expect(refundRest({}, makePayout())).toBeNull();
    expect(refundRest({ refundReceived: null }, makePayout())).toBeNull();
    expect(refundRest({ refundReceived: 900 }, null)).toMatchObject({
      repaidCents: 0,
      repaidLaterCents: 0,
      arrived: null,
      toArrive: [],
    });
  });

  const parts = (changes: Parameters<typeof makePayout>[0], refundOnItsWay = 0) =>
    refundRest({ ...CAME, refundOnItsWay }, makePayout(changes))?.toArrive;

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
    expect(parts({ status, amount: 800 }, 650)).toEqual([{ cents: 65_000, how: 'payout' }]);
    expect(parts({ status, amount: 700 })).toEqual([{ cents: 65_000, how: 'behind' }]);
    expect(parts({ status, amount: 500 }, 500)).toEqual([
      { cents: 50_000, how: 'payout' },
      { cents: 15_000, how: 'behind' },
    ]);
  });

  it('is none of what is hers once all of it is at her bank', () => {
    const payout = makePayout({ amount: 300 });
    expect(refundRest({ ...CAME, refundForwardedBy: by(650) }, payout)).toMatchObject({
      receivedCents: 90_000,
      repaidCents: 25_000,
      repaidLaterCents: 5_000,
      arrived: { cents: 65_000 },
      toArrive: [],
    });
    const part = refundRest({ ...CAME, refundForwardedBy: by(450) }, payout);
    expect(part).toMatchObject({ arrived: { cents: 45_000 }, toArrive: [{ cents: 20_000 }] });
  });
});
