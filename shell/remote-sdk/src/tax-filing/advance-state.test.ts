import { describe, expect, it } from '@jest/globals';
import { makeReturn } from '../../testing/make-return.ts';
import {
  advanceState,
  isAdvanceOffered,
  mayHaveAdvance,
  mayVisitorHaveAdvance,
  spentAdvance,
  stateWithoutAdvance,
  type AdvanceState,
} from './advance-state.ts';
import type { IncomeTaxReturn } from './get-income-tax-returns.ts';

const IN_SEASON = '2026-02-10T20:00:00.000Z';
const READER = { mayHave: true, hasCard: true, isInLimit: true, asOf: IN_SEASON };
const LATE = '2026-04-16T20:00:00.000Z';
const REFUNDED = { taxReturnStatus: 'refund_received', refundReceived: 1_600 } as const;

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
    ['ended', 'a season that is over', {}, { asOf: LATE }],
    ['ended', 'one, accepted on its last day', { acceptedOn: '2026-04-15' }, { asOf: LATE }],
    ['season_over', 'one, accepted after it', { acceptedOn: '2026-04-16' }, { asOf: LATE }],
    ['season_over', 'one, and no card to spend it', {}, { asOf: LATE, hasCard: false }],
    ['season_over', 'one, and too small a refund', { refundAmount: 999 }, { asOf: LATE }],
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
    [null, 'a refund that came elsewhere', { taxReturnStatus: 'refund_received' }, {}],
    ['refunded', 'a refund that came to us', REFUNDED, {}],
    ['refunded', 'one, after the season', REFUNDED, { asOf: LATE }],
    [null, 'one, of who may have none', REFUNDED, { mayHave: false }],
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
    ['ended', false],
    ['refunded', false],
    [null, false],
  ])('that is %s is one that is offered: %s', (state, is) =>
    expect(isAdvanceOffered(state)).toBe(is),
  );
});

const SENT = { taxReturnStatus: 'refund_received', refundAwaitedUntil: '2026-02-19' } as const;

describe('what she spent of an advance', () => {
  it.each([
    ['refund', 'a return that is accepted', {}],
    ['refund', 'one that is submitted', { taxReturnStatus: 'submitted' }],
    ['corrected', 'one that is rejected', { taxReturnStatus: 'rejected' }],
    ['sent', 'a refund that was sent', SENT],
    ['nothing', 'no refund', { taxReturnStatus: 'no_refund' }],
    ['nothing', 'a refund that came', REFUNDED],
    ['nothing', 'what is owed', { refundAmount: -120 }],
  ] as const)('is repaid by the %s with %s', (repaidBy, _what, changes) =>
    expect(spentAdvance([makeReturn({ ...changes, refundAdvanceSpent: 255.1 })])).toEqual({
      dollars: 255.1,
      repaidBy,
      awaitedUntil: repaidBy === 'sent' ? '2026-02-19' : null,
    }),
  );

  it('stands on the newest federal return, and is nothing without one', () => {
    const state = makeReturn({ jurisdiction: 'NY', taxYear: 2026 });
    const earlier = makeReturn({ refundAdvanceSpent: 20 });
    expect(spentAdvance([state, earlier])).toMatchObject({ dollars: 20, repaidBy: 'refund' });
    expect(spentAdvance([state])).toMatchObject({ dollars: 0, repaidBy: 'nothing' });
  });
});

it.each([
  ['CA', 'who lives there', 'CA', []],
  ['CA', 'who files for it', 'OR', ['CA']],
  [null, 'who does neither', 'OR', ['OR']],
  [null, 'whose home is not known', null, []],
])('%s is a state without advances for %s', (place, _whose, homeState, filedFor) => {
  const returns = ['Federal', ...filedFor].map((jurisdiction) => makeReturn({ jurisdiction }));
  const earlier = makeReturn({ jurisdiction: 'CA', taxYear: 2024 });
  expect(stateWithoutAdvance([...returns, earlier], { homeState, asOf: IN_SEASON })).toBe(place);
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

it.each([
  [null, false],
  [{}, false],
  [{ incomeTaxRefundAdvanceAllowed: true }, true],
  [{ incomeTaxRefundAdvanceAllowed: true, cardAfterTaxes: false }, false],
])('may be had by visitors by way of %j: %s', (partner, may) => {
  expect(mayVisitorHaveAdvance(partner)).toBe(may);
});
