import { describe, expect, it } from '@jest/globals';
import { makeReturn } from '#testing/make-return.ts';
import { advanceState, type AdvanceState } from './advance-state.ts';
import type { AdvanceSummary } from './advance-summary.ts';

const MEMBER = { isAllowed: true, hasCard: true, isInLimit: true };
const ACCEPTED: AdvanceSummary = {
  taxReturns: [makeReturn()],
  refundAdvanceAmount: 60_000,
  refundAmount: 1_840,
  hasEligibleReturns: true,
  isAvailable: true,
};
const of = (changes: object) => [makeReturn(changes)];

describe('advanceState', () => {
  it.each<[AdvanceState, string, Partial<AdvanceSummary>, object]>([
    ['in_limit', 'what her limit has of it', {}, {}],
    ['not_in_limit', 'a limit that has none of it', {}, { isInLimit: false }],
    ['needs_card', 'no card', {}, { hasCard: false }],
    [
      'submitted',
      'a return that is submitted',
      { taxReturns: of({ taxReturnStatus: 'submitted' }), isAvailable: false },
      {},
    ],
    ['too_small', 'less than 1,000 dollars', { taxReturns: of({ refundAmount: 999.99 }) }, {}],
    ['in_limit', '1,000 dollars', { taxReturns: of({ refundAmount: 1_000 }) }, {}],
    ['not_offered', 'no return that counts', { hasEligibleReturns: false }, {}],
    [null, 'a partner who does not allow it', {}, { isAllowed: false }],
    [null, 'a return that is rejected', { taxReturns: of({ taxReturnStatus: 'rejected' }) }, {}],
    [null, 'a refund that came', { taxReturns: of({ taxReturnStatus: 'refund_received' }) }, {}],
    [null, 'a state’s return alone', { taxReturns: of({ jurisdiction: 'NY' }) }, {}],
  ])('is %s with %s', (state, _what, changes, member) => {
    expect(advanceState({ ...ACCEPTED, ...changes }, { ...MEMBER, ...member })).toBe(state);
  });
});
