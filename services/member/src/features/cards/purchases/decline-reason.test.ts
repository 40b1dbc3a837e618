import { describe, expect, it } from '@jest/globals';
import { declineReasonOf } from './decline-reason.ts';

describe('declineReasonOf', () => {
  it.each([
    ['LIMIT_EXCEEDED', 'limit_exceeded'],
    ['INSUFFICIENT_FUNDS', 'limit_exceeded'],
    ['CARD_NOT_ACTIVE', 'card_not_active'],
    ['ACCOUNT_NOT_OPEN', 'account_not_open'],
    ['ACCOUNT_BLOCKED', 'account_not_open'],
    ['STAND_IN_DECLINED', 'no_answer'],
    ['ACCOUNT_MISMATCH', 'other'],
    [null, 'other'],
  ])('of %s is %s', (declineReason, shown) => {
    expect(declineReasonOf({ customerState: 'declined', declineReason })).toBe(shown);
  });

  it('is null for what was not declined', () => {
    expect(declineReasonOf({ customerState: 'posted', declineReason: null })).toBeNull();
  });
});
