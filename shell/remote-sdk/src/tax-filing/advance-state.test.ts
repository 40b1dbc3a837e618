import { describe, expect, it } from '@jest/globals';
import { makeReturn } from '../../testing/make-return.ts';
import {
  advanceState,
  isAdvanceOffered,
  mayHaveAdvance,
  type AdvanceState,
} from './advance-state.ts';
import type { IncomeTaxReturn } from './get-income-tax-returns.ts';

const IN_SEASON = '2026-02-10T20:00:00.000Z';
const READER = { mayHave: true, hasCard: true, isInLimit: true, asOf: IN_SEASON };
const LATE = '2026-04-16T20:00:00.000Z';

describe('advanceState', () => {
  it.each<[AdvanceState, string, Partial<IncomeTaxReturn>, Partial<typeof READER>]>([
    ['in_limit', 'what her limit has of it', {}, {}],
    ['not_in_limit', 'a limit that has none of it', {}, { isInLimit: false }],
    ['needs_card', 'no card', {}, { hasCard: false }],
    ['submitted', 'a return that is submitted', { taxReturnStatus: 'submitted' }, {}],
    ['submitted', 'one, and no card', { taxReturnStatus: 'submitted' }, { hasCard: false }],
    ['too_small', 'less than 1,000 dollars', { refundAmount: 999.99 }, {}],
    ['in_limit', '1,000 dollars', { refundAmount: 1_000 }, {}],
    ['not_offered', 'a return that is not eligible', { refundAdvanceEligible: false }, {}],
    [
      'not_offered',
      'one that is submitted',
      { refundAdvanceEligible: false, taxReturnStatus: 'submitted' },
      {},
    ],
    ['not_offered', 'an advance of nothing', { refundAdvanceAmount: 0 }, {}],
    ['season_over', 'a season that is over', {}, { asOf: LATE }],
    [
      'season_over',
      'one, of a return that is submitted',
      { taxReturnStatus: 'submitted' },
      { asOf: LATE },
    ],
    ['season_over', 'one, of a return without', { refundAdvanceEligible: false }, { asOf: LATE }],
    [null, 'who may have none', {}, { mayHave: false }],
    [null, 'one, after the season', {}, { mayHave: false, asOf: LATE }],
    [null, 'a return that is rejected', { taxReturnStatus: 'rejected' }, {}],
    [null, 'a refund that came', { taxReturnStatus: 'refund_received' }, {}],
    [null, 'no refund', { taxReturnStatus: 'no_refund' }, {}],
    [null, 'what is owed', { refundAmount: -120 }, {}],
    [null, 'a state’s return alone', { jurisdiction: 'NY' }, {}],
  ])('is %s with %s [MEM-136, MEM-141]', (state, _what, changes, reader) => {
    expect(advanceState([makeReturn(changes)], { ...READER, ...reader })).toBe(state);
  });

  it.each<[AdvanceState, boolean]>([
    ['in_limit', true],
    ['needs_card', true],
    ['submitted', true],
    ['not_in_limit', false],
    ['too_small', false],
    ['not_offered', false],
    ['season_over', false],
    [null, false],
  ])('that is %s is one that is offered: %s', (state, is) =>
    expect(isAdvanceOffered(state)).toBe(is),
  );
});

it.each([
  [true, {}, null, true],
  [false, {}, null, false],
  [true, null, null, true],
  [true, null, {}, true],
  // Her partner offers no card after taxes, and without one nothing is spent of an advance.
  [true, null, { cardAfterTaxes: false }, false],
  [true, {}, { cardAfterTaxes: false }, true],
])(
  'may be had where it is allowed (%s), with card %j, by %j: %s',
  (isAllowed, card, partner, may) => {
    const profile = { incomeTaxRefundAdvanceAllowed: isAllowed, currentCardAccount: card };
    expect(mayHaveAdvance(profile, partner)).toBe(may);
  },
);
