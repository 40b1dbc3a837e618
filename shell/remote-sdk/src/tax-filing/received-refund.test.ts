import { describe, expect, it } from '@jest/globals';
import { receivedRefund } from './received-refund.ts';

const bank = { bankName: 'Tidewater Savings Bank', bankMask: '4021', day: '2026-03-03' };

describe('receivedRefund', () => {
  it('is all hers where nothing was owed, and with us until it is sent on', () => {
    expect(receivedRefund({ refundReceived: 1_840.5 })).toEqual({
      receivedCents: 184_050,
      repaidCents: 0,
      repaidLaterCents: 0,
      hersCents: 184_050,
      arrived: null,
      onItsWayCents: 0,
      withUsCents: 184_050,
    });
  });

  it('is divided to the cent among what it repaid, then and later, her bank and us', () => {
    const by = { ...bank, amount: 1_000.1 };
    expect(
      receivedRefund({
        refundReceived: 1_840,
        refundRepaid: 312.5,
        refundRepaidLater: 20.2,
        refundForwardedBy: by,
        refundOnItsWay: 500,
      }),
    ).toEqual({
      receivedCents: 184_000,
      repaidCents: 33_270,
      repaidLaterCents: 2_020,
      hersCents: 150_730,
      arrived: { cents: 100_010, by },
      onItsWayCents: 50_000,
      withUsCents: 720,
    });
  });

  it('is none of a return whose refund did not come in through us, of none, and of a service that does not say', () => {
    expect(receivedRefund({ refundReceived: null })).toBeNull();
    expect(receivedRefund(undefined)).toBeNull();
    expect(receivedRefund({})).toBeNull();
  });
});
