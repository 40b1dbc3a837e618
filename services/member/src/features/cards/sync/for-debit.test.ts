import { describe, expect, it } from '@jest/globals';
import { someHold, somePosted } from '#testing/card-records.ts';
import { forDebit, isLastOf } from './records.ts';

describe('forDebit', () => {
  it.each([
    [5_000, 1_500, 'cleared'],
    [1_500, 1_500, 'cleared'],
    [1_499, 1_500, 'force_posted'],
    [0, 1_500, 'force_posted'],
  ])('of %d that are held takes %d: %s', (heldCents, amountCents, event) => {
    for (const isLast of [true, false]) {
      expect(forDebit({ heldCents }, { amountCents }, isLast)).toEqual({
        change: { kind: 'take', amountCents, isFinal: isLast },
        event,
      });
    }
  });

  it('posts without a hold where nothing is known of it', () => {
    expect(forDebit(null, { amountCents: 1 }, false).event).toBe('force_posted');
  });
});

describe('isLastOf', () => {
  const ended = someHold({ status: 'cleared' });
  it('says so once the hold has ended and nothing of it comes behind', () => {
    expect(isLastOf(somePosted(), ended, [])).toBe(true);
    expect(isLastOf(somePosted(), ended, [somePosted({ holdId: 'other' })])).toBe(true);
    expect(isLastOf(somePosted(), ended, [somePosted({ direction: 'credit' })])).toBe(true);
    expect(isLastOf(somePosted(), ended, [somePosted({ id: 'posted-2' })])).toBe(false);
    expect(isLastOf(somePosted(), someHold(), [])).toBe(false);
    expect(isLastOf(somePosted(), undefined, [])).toBe(false);
  });
});
