import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { checkRequest } from './check-request.ts';
import { csrfTokens } from './csrf-token.ts';

const origin = 'https://reset.test';
const tokens = csrfTokens(randomBytes(32), randomBytes);
const cookie = `v.${'A'.repeat(43)}`;
const check = (method: string, headers: Record<string, string>, changesState = false) =>
  checkRequest({ method, headers }, { cookie, changesState }, { tokens, origin })?.code ?? null;

describe('checkRequest', () => {
  it('lets reads through from anywhere', () => {
    expect(check('GET', { 'sec-fetch-site': 'cross-site' })).toBeNull();
    expect(check('HEAD', {})).toBeNull();
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'asks token and source of %s',
    (method) => {
      const token = tokens.issue(cookie);
      expect(check(method, { origin, 'x-csrf-token': token })).toBeNull();
      expect(check(method, { origin })).toBe('invalid_csrf_token');
      expect(check(method, { 'x-csrf-token': token })).toBe('foreign_origin');
      expect(check(method, { origin: 'https://evil.test', 'x-csrf-token': token })).toBe(
        'foreign_origin',
      );
      expect(check(method, {})).toBe('invalid_csrf_token');
    },
  );

  it('asks the source of a read that changes state', () => {
    expect(check('GET', { 'sec-fetch-site': 'same-origin' }, true)).toBeNull();
    expect(check('GET', { referer: `${origin}/account` }, true)).toBeNull();
    expect(check('GET', { 'sec-fetch-site': 'none' }, true)).toBe('foreign_origin');
    expect(check('HEAD', { 'sec-fetch-site': 'cross-site' }, true)).toBe('foreign_origin');
    expect(check('GET', {}, true)).toBe('foreign_origin');
  });
});
