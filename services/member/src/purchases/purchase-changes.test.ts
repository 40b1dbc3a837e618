import { describe, expect, it } from '@jest/globals';
import { CODES } from '#ledger/chart.ts';
import { CHART_ACCOUNTS, countedIds, OCCASION, written } from '#ledger/testing/moved-by.ts';
import { changed, transfersFor, type PurchaseChange } from './purchase-changes.ts';
import type { Purchase } from './purchases.ts';
import { somePurchase } from './testing/some-purchase.ts';

const take = (amountCents: number, isFinal = true): PurchaseChange => ({
  kind: 'take',
  amountCents,
  isFinal,
});
const hold = (amountCents: number): PurchaseChange => ({
  kind: 'hold',
  holdId: 'next',
  amountCents,
  expiresAt: null,
});
const release = (why: 'reversed' | 'expired' | 'ended_by_staff'): PurchaseChange => ({
  kind: 'release',
  why,
});
const partlyTaken = { heldCents: 2_000, postedCents: 3_000, networkState: 'cleared' } as const;
const declined = {
  pendingId: null,
  heldCents: 0,
  networkState: 'declined',
  customerState: 'declined',
  declineReason: 'LIMIT_EXCEEDED',
} as const;

describe('changed', () => {
  it.each<[string, Partial<Purchase>, PurchaseChange, Partial<Purchase>]>([
    [
      'is held anew',
      {},
      hold(7_000),
      { pendingId: 'next', heldCents: 7_000, requestedCents: 7_000, networkState: 'authorized' },
    ],
    [
      'is held on, beside what was taken',
      partlyTaken,
      hold(2_500),
      { pendingId: 'next', heldCents: 2_500, requestedCents: 5_500, networkState: 'cleared' },
    ],
    [
      'is approved after all',
      declined,
      hold(4_000),
      { heldCents: 4_000, customerState: 'pending', declineReason: null },
    ],
    [
      'is taken in part, and the rest let go of',
      {},
      take(3_000),
      { heldCents: 0, postedCents: 3_000, networkState: 'cleared', customerState: 'posted' },
    ],
    ['is taken in part, with more to come', {}, take(3_000, false), { heldCents: 2_000 }],
    [
      'is taken above what is held',
      {},
      take(6_000, false),
      { heldCents: 0, postedCents: 6_000, requestedCents: 5_000 },
    ],
    ['is taken again', partlyTaken, take(500, false), { heldCents: 1_500, postedCents: 3_500 }],
    [
      'is taken although it was declined',
      declined,
      take(3_000),
      { postedCents: 3_000, networkState: 'cleared', customerState: 'posted', declineReason: null },
    ],
    [
      'is reversed',
      {},
      release('reversed'),
      { heldCents: 0, networkState: 'reversed', customerState: 'expired' },
    ],
    [
      'expires',
      {},
      release('expired'),
      { heldCents: 0, networkState: 'expired', customerState: 'expired' },
    ],
    [
      'is ended by the staff',
      {},
      release('ended_by_staff'),
      { heldCents: 0, networkState: 'expired', customerState: 'manually_expired' },
    ],
    [
      'is let go of after a part was taken',
      partlyTaken,
      release('expired'),
      { heldCents: 0, networkState: 'cleared', customerState: 'posted' },
    ],
    [
      'is repaid in part',
      { ...partlyTaken, heldCents: 0, repaidCents: 1_000 },
      { kind: 'repay', amountCents: 500 },
      { repaidCents: 1_500, postedCents: 3_000, customerState: 'partially_repaid' },
    ],
  ])('%s', (_what, before, change, after) => {
    expect(changed(somePurchase(before), change)).toMatchObject(after);
  });

  it('leaves what it was and who sold it as they are', () => {
    const before = somePurchase();
    const { id, cardId, occurredAt, merchantName } = before;
    expect(changed(before, take(1))).toMatchObject({ id, cardId, occurredAt, merchantName });
    expect(before).toEqual(somePurchase());
  });
});

describe('transfersFor', () => {
  const posted = (before: Partial<Purchase>, change: PurchaseChange) =>
    transfersFor(OCCASION, somePurchase(before), change, {
      ...CHART_ACCOUNTS,
      newId: countedIds(),
    });
  const unheld = { pendingId: null, heldCents: 0 };

  it.each<[string, Partial<Purchase>, PurchaseChange, string[]]>([
    ['holds', unheld, hold(7_000), ['pending 1110/2020 7000']],
    ['holds another amount', {}, hold(7_000), ['void hold 5000', 'pending 1110/2020 7000']],
    ['holds again', { heldCents: 0 }, hold(7_000), ['pending 1110/2020 7000']],
    ['takes from what is held', {}, take(3_000), ['post hold 3000', 'void hold 2000']],
    ['takes with more to come', {}, take(3_000, false), ['post hold 3000']],
    ['takes all that is held', {}, take(5_000), ['post hold 5000']],
    ['takes above what is held', {}, take(5_001), ['void hold 5000', '1110/2020 5001']],
    ['takes where nothing is held', unheld, take(3_000), ['1110/2020 3000']],
    ['lets go of what is held', {}, release('expired'), ['void hold 5000']],
    ['lets go of nothing', unheld, release('expired'), []],
    ['lets go of nothing twice', { heldCents: 0 }, release('expired'), []],
    ['leaves what is repaid to whoever repays', {}, { kind: 'repay', amountCents: 500 }, []],
  ])('%s', (_what, before, change, transfers) => {
    expect(written(posted(before, change))).toEqual(transfers);
  });

  it('gives the hold the id that it is asked to have', () => {
    expect(posted(unheld, hold(7_000))).toMatchObject([{ id: 'next' }]);
  });

  it.each([
    ['reversed', CODES.holdReversed],
    ['expired', CODES.holdExpired],
    ['ended_by_staff', CODES.holdEndedByStaff],
  ] as const)('says why it lets go: %s', (why, code) => {
    expect(posted({}, release(why))).toMatchObject([{ code, kind: 'void' }]);
  });
});
