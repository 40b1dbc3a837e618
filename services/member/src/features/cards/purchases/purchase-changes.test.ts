import { describe, expect, it } from '@jest/globals';
import { CODES } from '@reset/ledger';
import { somePurchase } from '#testing/card-records.ts';
import { changed, type PurchaseChange, transfersFor } from './purchase-changes.ts';
import type { Purchase } from './purchases.ts';

const EXPIRES = new Date('2026-11-27T19:00:00Z');
const hold = (amountCents: number): PurchaseChange => ({
  kind: 'hold',
  holdId: 'pending-2',
  amountCents,
  expiresAt: EXPIRES,
});
const take = (amountCents: number, isFinal = false): PurchaseChange => ({
  kind: 'take',
  amountCents,
  isFinal,
});
const release = (why: 'reversed' | 'expired' | 'ended_by_staff'): PurchaseChange => ({
  kind: 'release',
  why,
});
const UNTOUCHED = {
  heldCents: 0,
  pendingId: null,
  customerState: 'declined',
  networkState: 'declined',
  declineReason: 'OVER_LIMIT',
} satisfies Partial<Purchase>;
const TAKEN = {
  heldCents: 3_500,
  postedCents: 1_500,
  customerState: 'posted',
  networkState: 'cleared',
} satisfies Partial<Purchase>;

describe('changed', () => {
  it.each<[Partial<Purchase>, PurchaseChange, Partial<Purchase>]>([
    [
      UNTOUCHED,
      hold(700),
      {
        heldCents: 700,
        pendingId: 'pending-2',
        requestedCents: 700,
        customerState: 'pending',
        networkState: 'authorized',
        declineReason: null,
      },
    ],
    [
      TAKEN,
      hold(2_500),
      { heldCents: 2_500, pendingId: 'pending-2', requestedCents: 4_000, networkState: 'cleared' },
    ],
    [{}, take(1_500), { heldCents: 3_500, postedCents: 1_500, customerState: 'posted' }],
    [{}, take(1_500), { networkState: 'cleared', pendingId: 'pending-1' }],
    [{}, take(1_500, true), { heldCents: 0, postedCents: 1_500 }],
    [{}, take(6_000), { heldCents: 0, postedCents: 6_000 }],
    [TAKEN, take(1_000), { heldCents: 2_500, postedCents: 2_500 }],
    [
      UNTOUCHED,
      take(100),
      { heldCents: 0, postedCents: 100, customerState: 'posted', declineReason: null },
    ],
    [
      {},
      release('reversed'),
      { heldCents: 0, customerState: 'expired', networkState: 'reversed', requestedCents: 5_000 },
    ],
    [{}, release('expired'), { customerState: 'expired', networkState: 'expired' }],
    [{}, release('ended_by_staff'), { customerState: 'manually_expired', networkState: 'expired' }],
    [
      TAKEN,
      release('expired'),
      { heldCents: 0, postedCents: 1_500, customerState: 'posted', networkState: 'cleared' },
    ],
    [
      {},
      { kind: 'decline', reason: 'STAND_IN_DECLINED' },
      {
        heldCents: 0,
        requestedCents: 5_000,
        networkState: 'declined',
        customerState: 'declined',
        declineReason: 'STAND_IN_DECLINED',
      },
    ],
    [
      TAKEN,
      { kind: 'decline', reason: 'STAND_IN_DECLINED' },
      { heldCents: 0, customerState: 'posted', networkState: 'cleared', declineReason: null },
    ],
    [
      { ...TAKEN, repaidCents: 200 },
      { kind: 'repay', amountCents: 300 },
      { repaidCents: 500, customerState: 'partially_repaid' },
    ],
    [
      { ...TAKEN, heldCents: 0 },
      { kind: 'repay', amountCents: 1_500 },
      { repaidCents: 1_500, customerState: 'repaid' },
    ],
  ])('%j by %j becomes %j', (before, change, after) => {
    expect(changed(somePurchase(before), change)).toMatchObject(after);
  });
});

describe('transfersFor', () => {
  const occasion = {
    groupId: 'group-1',
    occurredAt: new Date('2026-11-20T19:00:00Z'),
    effectiveOn: '2026-11-20',
    actor: 'issuer',
    source: 'source-1',
  };
  const transfers = (before: Partial<Purchase>, change: PurchaseChange) => {
    let made = 0;
    const accounts = { receivable: 1n, payable: 2n, newId: () => `transfer-${(made += 1)}` };
    return transfersFor(occasion, somePurchase(before), change, accounts).map((transfer) => [
      transfer.kind,
      transfer.amountCents,
      transfer.code,
      'pendingId' in transfer ? transfer.pendingId : transfer.id,
    ]);
  };

  it('begins a hold, which ends by itself', () => {
    expect(transfers({ heldCents: 0 }, hold(700))).toEqual([
      ['pending', 700, CODES.authorization, 'pending-2'],
    ]);
    const accounts = { receivable: 1n, payable: 2n, newId: () => 'x' };
    expect(transfersFor(occasion, somePurchase({ heldCents: 0 }), hold(7), accounts)).toEqual([
      expect.objectContaining({ ...occasion, debit: 1n, credit: 2n, expiresAt: EXPIRES }),
    ]);
  });

  it('ends the hold before it begins another', () => {
    expect(transfers({}, hold(700))).toEqual([
      ['void', 5_000, CODES.holdReversed, 'pending-1'],
      ['pending', 700, CODES.authorization, 'pending-2'],
    ]);
  });

  it('takes from what is held, as far as it goes', () => {
    expect(transfers({}, take(1_500))).toEqual([['post', 1_500, CODES.clearing, 'pending-1']]);
    expect(transfers({}, take(1_500, true))).toEqual([
      ['post', 1_500, CODES.clearing, 'pending-1'],
      ['void', 3_500, CODES.clearing, 'pending-1'],
    ]);
    expect(transfers({}, take(5_000))).toEqual([['post', 5_000, CODES.clearing, 'pending-1']]);
  });

  it('takes all of it otherwise where it takes more', () => {
    expect(transfers({}, take(5_001))).toEqual([
      ['void', 5_000, CODES.forcePost, 'pending-1'],
      ['single', 5_001, CODES.forcePost, 'transfer-2'],
    ]);
    expect(transfers({ heldCents: 0 }, take(700))).toEqual([
      ['single', 700, CODES.forcePost, 'transfer-1'],
    ]);
    expect(transfers({ pendingId: null }, take(700))).toEqual([
      ['single', 700, CODES.forcePost, 'transfer-1'],
    ]);
  });

  it.each([
    ['reversed', CODES.holdReversed],
    ['expired', CODES.holdExpired],
    ['ended_by_staff', CODES.holdEndedByStaff],
  ] as const)('lets go of what is held: %s', (why, code) => {
    expect(transfers({}, release(why))).toEqual([['void', 5_000, code, 'pending-1']]);
    expect(transfers({ heldCents: 0 }, release(why))).toEqual([]);
  });

  it('leaves a repayment to whoever repays', () => {
    expect(transfers(TAKEN, { kind: 'repay', amountCents: 100 })).toEqual([]);
  });
});
