import { describe, expect, it } from '@jest/globals';
import { someUser } from '#testing/some-user.ts';
import { matchedBy, soughtBy } from './search.ts';
import type { ListedUser } from './users.ts';

describe('soughtBy', () => {
  it.each([
    ['019aa5d0-0000-7000-8000-00000000abcd', ['id', 'words', 'part']],
    ['ABCD', ['short_id', 'words', 'part']],
    ['1234', ['short_id', 'card_last_four', 'words', 'part']],
    ['Rosa@Example.com', ['email', 'words', 'part']],
    ['(415) 555-0123', ['phone_number', 'words', 'part']],
    ['ro', ['words']],
    ['r', []],
    ['osa', ['words', 'part']],
    ['!!', []],
  ])('looks for %j by %j', (search, ways) => {
    expect(soughtBy(search).map(({ way }) => way)).toEqual(ways);
  });

  it('looks for a phone number by its ten digits, however it is written', () => {
    for (const written of [
      '4155550123',
      '(415) 555-0123',
      '+1 415 555 0123',
      '1-415-555-0123',
      '415/555-0123',
      '415‑555–0123',
      'tel:+14155550123',
    ]) {
      expect(soughtBy(written)).toContainEqual({ way: 'phone_number', given: '4155550123' });
    }
  });
});

describe('matchedBy', () => {
  const standing = { employer_name: 'Harbor Fish' } as NonNullable<ListedUser['standing']>;
  const rosa = someUser({ lastName: 'Quill', email: 'ros.mar@vega.example', standing });

  it.each([
    ['words', 'quill', 'name'],
    ['part', 'OSA', 'name'],
    ['words', 'vega', 'email'],
    ['words', 'ros.mar', 'email'],
    ['words', 'rosa harbor', 'name'],
    ['part', 'arbo', 'employer'],
    ['words', 'harbor', 'employer'],
    ['phone_number', '4155550123', 'phone_number'],
  ] as const)('by %s of %j is %s', (way, search, reason) => {
    expect(matchedBy(way, rosa, search)).toBe(reason);
  });
});
