import { describe, expect, it } from '@jest/globals';
import { isShortId, isUserId, pageNumber, totalPages, toWire } from './users.ts';

describe('pageNumber', () => {
  it.each([
    [undefined, 1],
    ['', 1],
    ['1', 1],
    ['2', 2],
    ['007', 7],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['abc', 1],
    ['2x', 1],
    [' 2', 1],
    ['٢', 1],
    ['9'.repeat(100), 1_000_000],
  ])('reads %j as %d', (given, page) => {
    expect(pageNumber(given)).toBe(page);
  });
});

describe('totalPages', () => {
  it.each([
    [0, 0],
    [1, 1],
    [25, 1],
    [26, 2],
    [50, 2],
    [51, 3],
  ])('for %d people are %d', (people, pages) => {
    expect(totalPages(people)).toBe(pages);
  });
});

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

describe('toWire', () => {
  it('says what is known, and nothing of what nobody has told', () => {
    const user = {
      id: '019aa5d0-0000-7000-8000-00000000abcd',
      email: 'rosa.marin@example.com',
      firstName: 'Rosa',
      lastName: 'Marin',
      partnerSlug: 'hvfcu',
      isStaff: true,
      registeredAt: new Date('2026-11-20T20:00:00Z'),
      lastSignInAt: null,
      latestTransactionAt: new Date('2026-11-21T20:00:00Z'),
      state: 'used_card' as const,
    };
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
      user_config: { partner_slug: 'hvfcu' },
    });
  });
});
