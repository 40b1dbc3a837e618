import { describe, expect, it } from '@jest/globals';
import type { CustomerState } from '@reset/api-contract/member/card-transactions.ts';
import { changesTo } from './operator-purchase.ts';

type Stand = [CustomerState, held: number, posted: number, repaid: number] | null;

const beforeOf = (stand: Stand) => {
  if (stand === null) return null;
  const [customerState, heldCents, postedCents, repaidCents] = stand;
  return { customerState, heldCents, postedCents, repaidCents };
};
/** When a hold ends that the operator has recorded. */
const EXPIRY = new Date('2026-11-27T20:00:00Z');
const changes = (stand: Stand, customerState: CustomerState, amountCents = 100, repaidCents = 0) =>
  changesTo(beforeOf(stand), { customerState, amountCents, repaidCents }, EXPIRY);

const take = { kind: 'take', amountCents: 100, isFinal: true };
const repay = (amountCents: number) => ({ kind: 'repay', amountCents });
const hold = { kind: 'hold', holdId: expect.any(String), amountCents: 100, expiresAt: EXPIRY };
const release = (why: string) => ({ kind: 'release', why });

describe('changesTo', () => {
  it.each<[Stand, CustomerState, number, number, unknown]>([
    [null, 'pending', 100, 0, [hold]],
    [null, 'posted', 100, 0, [take]],
    [null, 'repaid', 100, 100, [take, repay(100)]],
    [null, 'partially_repaid', 100, 30, [take, repay(30)]],
    [null, 'declined', 100, 0, []],
    [null, 'expired', 100, 0, []],
    [null, 'manually_expired', 100, 0, []],
    [['pending', 100, 0, 0], 'pending', 100, 0, []],
    [['pending', 90, 0, 0], 'pending', 100, 0, [hold]],
    [['pending', 90, 0, 0], 'posted', 100, 0, [take]],
    [['pending', 100, 0, 0], 'expired', 100, 0, [release('expired')]],
    [['pending', 100, 0, 0], 'manually_expired', 100, 0, [release('ended_by_staff')]],
    [['expired', 0, 0, 0], 'expired', 100, 0, []],
    [['expired', 0, 0, 0], 'posted', 100, 0, [take]],
    [['posted', 0, 100, 0], 'posted', 100, 0, []],
    [['posted', 0, 100, 0], 'partially_repaid', 100, 30, [repay(30)]],
    [['partially_repaid', 0, 100, 30], 'repaid', 100, 100, [repay(70)]],
    [['repaid', 0, 100, 100], 'repaid', 100, 100, []],
    [['declined', 0, 0, 0], 'declined', 100, 0, []],
  ])('leads from %j to %s %d with %d repaid', (stand, state, amount, repaid, expected) => {
    expect(changes(stand, state, amount, repaid)).toEqual(expected);
  });

  it.each<[Stand, CustomerState, number, number]>([
    [['pending', 100, 0, 0], 'declined', 100, 0],
    [['posted', 0, 100, 0], 'declined', 100, 0],
    [['posted', 0, 100, 0], 'pending', 100, 0],
    [['expired', 0, 0, 0], 'pending', 100, 0],
    [['expired', 0, 0, 0], 'manually_expired', 100, 0],
    [['posted', 0, 100, 0], 'expired', 100, 0],
    [['posted', 0, 100, 0], 'posted', 99, 0],
    [['posted', 5, 100, 0], 'posted', 100, 0],
    [['partially_repaid', 0, 100, 30], 'posted', 100, 0],
    [['partially_repaid', 0, 100, 30], 'partially_repaid', 100, 29],
    [['declined', 0, 0, 0], 'posted', 100, 0],
  ])('leads nowhere from %j to %s %d with %d repaid', (stand, state, amount, repaid) => {
    expect(changes(stand, state, amount, repaid)).toBeNull();
  });
});
