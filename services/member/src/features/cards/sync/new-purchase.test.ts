import { describe, expect, it } from '@jest/globals';
import { someHold, somePosted } from '#testing/card-records.ts';
import { purchaseOfDebit, purchaseOfHold } from './new-purchase.ts';

const LATER = new Date('2026-11-22T19:00:00Z');

describe('purchaseOfHold', () => {
  it('is one on which nothing is held or taken yet', () => {
    expect(purchaseOfHold(someHold(), 'our-card')).toEqual({
      id: expect.any(String),
      cardId: 'our-card',
      authorizationId: 'hold-1',
      pendingId: null,
      occurredAt: someHold().occurredAt,
      merchantName: 'Harbor Street Grocery',
      merchantCategory: 'FOOD_AND_DRINK',
      cardPresent: false,
      referenceNumber: null,
      requestedCents: 5_000,
      heldCents: 0,
      postedCents: 0,
      repaidCents: 0,
      networkState: 'reversed',
      customerState: 'expired',
      declineReason: null,
      issuerUpdatedAt: null,
    });
  });

  it('says why it was declined, and that it has expired', () => {
    const declined = someHold({ status: 'declined', reason: 'STAND_IN_DECLINED' });
    expect(purchaseOfHold(declined, 'c')).toMatchObject({
      networkState: 'declined',
      customerState: 'declined',
      declineReason: 'STAND_IN_DECLINED',
    });
    const expired = someHold({ status: 'released', reason: 'EXPIRED' });
    expect(purchaseOfHold(expired, 'c').networkState).toBe('expired');
  });

  it('has a name where the merchant has none', () => {
    const nameless = someHold({ merchant: { name: null, mcc: null } });
    expect(purchaseOfHold(nameless, 'c')).toMatchObject({
      merchantName: 'Card purchase',
      merchantCategory: null,
    });
  });
});

describe('purchaseOfDebit', () => {
  it('is described by the entry, or by its hold where that is known', () => {
    const posted = somePosted({ occurredAt: LATER });
    expect(purchaseOfDebit(posted, undefined, 'c')).toMatchObject({
      authorizationId: 'hold-1',
      requestedCents: 1_500,
      occurredAt: LATER,
    });
    expect(purchaseOfDebit(posted, someHold(), 'c')).toMatchObject({
      authorizationId: 'hold-1',
      requestedCents: 5_000,
      occurredAt: someHold().occurredAt,
    });
    expect(
      purchaseOfDebit(somePosted({ holdId: null }), undefined, 'c').authorizationId,
    ).toBeNull();
  });
});
