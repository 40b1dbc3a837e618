import { describe, expect, it } from '@jest/globals';
import { someUser } from '#testing/some-user.ts';
import { isShortId, isUserId, NO_STANDING, searchOf, toWire } from './users.ts';

describe('isUserId and isShortId', () => {
  it.each([
    ['019aa5d0-0000-7000-8000-00000000abcd', true, false],
    ['019AA5D0-0000-7000-8000-00000000ABCD', true, false],
    ['019aa5d0', false, false],
    ['abcd', false, true],
    ['ABCD', false, true],
    ['abcg', false, false],
    ['abcde', false, false],
    ['', false, false],
  ])('read %j', (search, isWhole, isShort) => {
    expect([isUserId(search), isShortId(search)]).toEqual([isWhole, isShort]);
  });
});

describe('searchOf', () => {
  it.each([
    [' Ma\u200brin\u202e ', 'Marin'],
    ['\u2066\u200d', null],
    [undefined, null],
  ])('reads %j without what nobody sees', (given, search) => {
    expect(searchOf(given)).toBe(search);
  });
});

describe('toWire', () => {
  it('says what is known, and of who is no member what her own page says [ADM-071]', () => {
    const user = someUser({
      id: '019aa5d0-0000-7000-8000-00000000abcd',
      partnerSlug: 'hvfcu',
      isStaff: true,
      latestTransactionAt: new Date('2026-11-21T20:00:00Z'),
      state: 'used_card',
    });
    expect(toWire(user)).toEqual({
      id: user.id,
      short_id: 'abcd',
      name: 'Rosa Marin',
      email: 'rosa.marin@example.com',
      admin: true,
      created_at: '2026-11-20T20:00:00.000Z',
      last_sign_in_at: null,
      latest_transaction_date: '2026-11-21T20:00:00.000Z',
      in_progress_onboarding_state: 'used_card',
      deactivated: false,
      eligible: false,
      user_config: { partner_slug: 'hvfcu', repayment_method: 'ach_debit_flow', muted: false },
      dsl: 0,
      pay_date: null,
      pay_dates: NO_STANDING.pay_dates,
      linked_bank_account_name: null,
    });
  });
});
