import { describe, expect, it } from '@jest/globals';
import type { BankTransfer } from '#features/cards/cards.ts';
import { receivedRefund, type Payouts } from './received-refund.ts';

const part = (amountCents: number, repaidCents: number, day: string) => ({
  amountCents,
  repaidCents,
  recordedAt: new Date(`${day}T18:00:00Z`),
});
const payout = (amountCents: number, day: string): BankTransfer => ({
  day,
  begunAt: new Date(`${day}T20:00:00Z`),
  amountCents,
  bankName: 'Tidewater Savings Bank',
  bankMask: '4021',
});

const payouts = (...arrived: BankTransfer[]): Payouts => ({ arrived, underWay: null });

describe('receivedRefund', () => {
  it('is null where nothing came in, or all of it was taken back', () => {
    expect(receivedRefund([], 0, payouts(payout(500, '2027-02-12')))).toBeNull();
    expect(receivedRefund([undefined], 0, payouts())).toBeNull();
  });

  it('has been sent on with what waited before it, and no more of that than its rest', () => {
    const refund = receivedRefund(
      [part(900, 200, '2027-02-11')],
      100,
      payouts(payout(5_000, '2027-02-20'), payout(650, '2027-02-12'), payout(400, '2027-02-10')),
    );
    expect(refund).toMatchObject({ amountCents: 900, repaidCents: 200, repaidLaterCents: 100 });
    expect(refund?.forwardedBy).toMatchObject({ amountCents: 600, day: '2027-02-12' });
  });

  it('is sent on by several payouts, of which the last that was needed is named', () => {
    const parts = [part(500, 0, '2027-02-18'), part(500, 0, '2027-02-11')];
    const sent = [payout(700, '2027-02-25'), payout(500, '2027-02-19'), payout(450, '2027-02-12')];
    expect(receivedRefund(parts, 0, payouts(...sent))?.forwardedBy).toMatchObject({
      amountCents: 1_000,
      day: '2027-02-25',
    });
    expect(receivedRefund(parts, 0, payouts(...sent.slice(2)))?.forwardedBy?.amountCents).toBe(450);
  });

  it('is not sent where all of it repaid', () => {
    const all = [part(500, 400, '2027-02-11')];
    expect(receivedRefund(all, 100, payouts(payout(300, '2027-02-12')))?.forwardedBy).toBeNull();
  });

  it('is on its way by a payout that began after it came, as far as it is not there', () => {
    const onItsWay = (begunOn: string, arrived: BankTransfer[] = []) =>
      receivedRefund([part(900, 200, '2027-02-11')], 0, {
        arrived,
        underWay: payout(650, begunOn),
      })?.onItsWayCents;
    expect(onItsWay('2027-02-12')).toBe(650);
    expect(onItsWay('2027-02-16', [payout(400, '2027-02-12')])).toBe(300);
    // Of her paycheck before.
    expect(onItsWay('2027-02-10')).toBe(0);
  });
});
