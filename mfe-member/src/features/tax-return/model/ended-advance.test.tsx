import { describe, expect, it } from '@jest/globals';
import { makeReturn } from '@reset/remote-sdk/testing';
import { endedAdvance } from './ended-advance.ts';

const MARCH = '2026-03-02T20:00:00Z';
const MAY = '2026-05-02T20:00:00Z';

const endOf = (
  changes: Parameters<typeof makeReturn>[0],
  reader: Partial<Parameters<typeof endedAdvance>[1]> = {},
) =>
  endedAdvance([makeReturn(changes)], {
    mayHave: true,
    hasCard: true,
    homeState: 'WA',
    asOf: MARCH,
    ...reader,
  });

describe('endedAdvance', () => {
  it('is what ended it: the season, the rejection, the refund, or that none comes', () => {
    expect(endOf({}, { asOf: MAY })).toBe('season_over');
    expect(endOf({ taxReturnStatus: 'rejected' })).toBe('rejected');
    const sent = { taxReturnStatus: 'refund_received', refundAwaitedUntil: '2026-03-09' } as const;
    expect(endOf(sent)).toBe('sent');
    expect(endOf({ taxReturnStatus: 'refund_received' })).toBe('refunded');
    expect(endOf({ taxReturnStatus: 'refund_received', refundReceived: 1_840 })).toBe('refunded');
    expect(endOf({ taxReturnStatus: 'no_refund', refundAmount: 0, refundFiled: 1_840 })).toBe(
      'no_refund',
    );
  });

  it('is none while it goes on, or before the return is accepted', () => {
    expect(endOf({})).toBeNull();
    expect(endOf({ taxReturnStatus: 'submitted' })).toBeNull();
    expect(endOf({ taxReturnStatus: 'submitted' }, { asOf: MAY })).toBeNull();
    expect(
      endedAdvance([], { mayHave: true, hasCard: true, homeState: null, asOf: MAY }),
    ).toBeNull();
  });

  it.each([
    ['never accepted', { acceptedOn: null }, {}],
    ['accepted after the season', { acceptedOn: '2026-04-16' }, { asOf: MAY }],
    ['of a year before', { acceptedOn: '2025-02-05' }, {}],
    ['too small', { refundAmount: 900 }, {}],
    ['of a state without advances', {}, { homeState: 'CA' }],
    ['of a partner without advances', {}, { mayHave: false }],
  ])('was none on a return that was rejected and was %s', (_why, changes, reader) => {
    expect(endOf({ taxReturnStatus: 'rejected', ...changes }, reader)).toBeNull();
  });

  it('was one where something of it was spent, and none without a card', () => {
    const spent = {
      taxReturnStatus: 'rejected',
      acceptedOn: null,
      refundAdvanceSpent: 40,
    } as const;
    expect(endOf(spent)).toBe('rejected');
    expect(endOf(spent, { hasCard: false })).toBeNull();
  });
});
