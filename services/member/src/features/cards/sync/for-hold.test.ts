import { describe, expect, it } from '@jest/globals';
import { someHold, somePurchase } from '#testing/card-records.ts';
import { forHold } from './records.ts';

const EXPIRES = new Date('2026-11-27T19:00:00Z');
const LATER = new Date('2026-11-20T20:00:00Z');
const ids = { newId: () => 'pending-2', expiresAt: EXPIRES };
const step = (
  ...[before, hold]: [Parameters<typeof forHold>[0], Parameters<typeof someHold>[0]?]
) => forHold(before, someHold(hold), ids);
const holding = (amountCents: number, event: string) => ({
  kind: 'change',
  change: { kind: 'hold', holdId: 'pending-2', amountCents, expiresAt: EXPIRES },
  event,
});
const releasing = (why: 'reversed' | 'expired') => ({
  kind: 'change',
  change: { kind: 'release', why },
  event: why,
});
const NOTE = { kind: 'note_read' };

describe('forHold, of one that is open', () => {
  it('does nothing about what we approved ourselves', () => {
    expect(step(somePurchase())).toEqual(NOTE);
  });

  it('holds what the issuer approved in our place', () => {
    expect(step(null)).toEqual(holding(5_000, 'stood_in'));
  });

  it('holds what we declined after the network had timed out', () => {
    const declined = { customerState: 'declined', heldCents: 0, pendingId: null } as const;
    expect(step(somePurchase(declined))).toEqual(holding(5_000, 'stood_in'));
  });

  it.each([7_000, 4_000])('holds %d where it has become that', (authorizedCents) => {
    const hold = { authorizedCents, updatedAt: LATER };
    expect(step(somePurchase(), hold)).toEqual(holding(authorizedCents, 'authorized'));
  });

  it('holds no more than what is not taken yet', () => {
    const taken = somePurchase({ heldCents: 3_500, postedCents: 1_500 });
    expect(step(taken, { authorizedCents: 4_000 })).toEqual(holding(2_500, 'authorized'));
    expect(step({ ...taken, pendingId: null, heldCents: 0 })).toEqual(holding(3_500, 'stood_in'));
  });

  it('lets go of the rest where it has become what is taken', () => {
    const taken = somePurchase({ heldCents: 3_500, postedCents: 1_500 });
    expect(step(taken, { authorizedCents: 1_500 })).toEqual(releasing('reversed'));
    expect(step(taken, { authorizedCents: 1_400 })).toEqual(releasing('reversed'));
  });

  it('leaves it where more was taken than was requested', () => {
    const taken = somePurchase({ heldCents: 0, postedCents: 5_001, pendingId: null });
    expect(step(taken)).toEqual(NOTE);
  });

  it('holds nothing again that ended with us, unless it becomes another amount', () => {
    const over = somePurchase({ heldCents: 0, customerState: 'expired' });
    expect(step(over)).toEqual(NOTE);
    expect(step(over, { authorizedCents: 5_001 })).toEqual(holding(5_001, 'authorized'));
  });

  it('leaves what staff ended', () => {
    const over = somePurchase({ heldCents: 0, customerState: 'manually_expired' });
    expect(step(over, { authorizedCents: 5_001 })).toEqual(NOTE);
  });
});

describe('forHold, of one that has ended', () => {
  it.each([
    ['released', 'REVERSED', 'reversed'],
    ['released', 'EXPIRED', 'expired'],
    ['cleared', 'CLEARED', 'reversed'],
  ] as const)('lets go of what is held: %s, %s', (status, reason, why) => {
    expect(step(somePurchase(), { status, reason })).toEqual(releasing(why));
    expect(step(somePurchase({ heldCents: 0 }), { status, reason })).toEqual(NOTE);
  });

  it('takes for declined what we approved and the issuer had declined before', () => {
    const declined = { status: 'declined', reason: 'STAND_IN_DECLINED' } as const;
    const change = { kind: 'decline', reason: 'STAND_IN_DECLINED' };
    expect(step(somePurchase(), declined)).toEqual({ kind: 'change', change, event: 'declined' });
    expect(step(somePurchase({ heldCents: 0 }), declined)).toEqual(NOTE);
  });

  it.each([
    ['declined', 'STAND_IN_DECLINED', 'declined'],
    ['released', 'REVERSED', 'reversed'],
    ['released', 'EXPIRED', 'expired'],
  ] as const)('records one that we never saw: %s, %s', (status, reason, event) => {
    expect(step(null, { status, reason })).toEqual({ kind: 'record_late', event });
  });

  it('leaves one that we never saw to what is posted of it', () => {
    expect(step(null, { status: 'cleared', reason: 'CLEARED' })).toEqual({ kind: 'nothing' });
  });
});

describe('forHold, of what was read before', () => {
  it('does nothing about an older word, and the same again about the same', () => {
    const read = somePurchase({ issuerUpdatedAt: LATER });
    expect(step(read, { status: 'released' })).toEqual({ kind: 'nothing' });
    expect(step(read, { status: 'released', updatedAt: LATER })).toEqual(releasing('reversed'));
  });
});
