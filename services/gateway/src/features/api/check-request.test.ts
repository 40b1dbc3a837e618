import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { csrfTokens } from '#http/csrf-tokens.ts';
import { checkRequest, sourceOfMutation, sourceOfRead } from './check-request.ts';

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

describe('sourceOfMutation', () => {
  it('knows our own origin', () => {
    expect(sourceOfMutation({ origin }, origin)).toBe('same-origin');
  });

  it.each([
    'null',
    '',
    'https://evil.test',
    'http://reset.test',
    'https://reset.test:8443',
    'https://reset.test:443',
    'https://reset.test.evil.test',
    'https://evil-reset.test',
    'https://sub.reset.test',
    'https://reset.test@evil.test',
    'https://reset.test/',
    'https://reset.test, https://evil.test',
    'HTTPS://RESET.TEST',
    '//reset.test',
    'reset.test',
    ' https://reset.test',
    'file://',
    'chrome-extension://abcdefgh',
    'https://resеt.test', // a Cyrillic е
  ])('calls the Origin %j foreign, whatever else is said', (foreign) => {
    const headers = { origin: foreign, 'sec-fetch-site': 'same-origin', referer: `${origin}/` };
    expect(sourceOfMutation(headers, origin)).toBe('foreign');
  });

  it('asks Sec-Fetch-Site and then Referer where there is no Origin', () => {
    expect(sourceOfMutation({ 'sec-fetch-site': 'same-origin' }, origin)).toBe('same-origin');
    expect(sourceOfMutation({ 'sec-fetch-site': 'same-site' }, origin)).toBe('foreign');
    expect(sourceOfMutation({ referer: `${origin}/users/sign_in?x=1` }, origin)).toBe(
      'same-origin',
    );
    expect(sourceOfMutation({}, origin)).toBe('unknown');
  });
});

describe('sourceOfRead', () => {
  it.each(['cross-site', 'same-site', 'none', '', 'Same-Origin'])(
    'calls Sec-Fetch-Site %j foreign, whatever the Referer',
    (site) => {
      expect(sourceOfRead({ 'sec-fetch-site': site, referer: `${origin}/` }, origin)).toBe(
        'foreign',
      );
    },
  );

  it.each([
    'https://evil.test/',
    'https://reset.test.evil.test/',
    'https://evil.test/https://reset.test/',
    'http://reset.test/',
    'https://reset.test@evil.test/',
  ])('calls the Referer %j foreign', (referer) => {
    expect(sourceOfRead({ referer }, origin)).toBe('foreign');
  });

  it('knows nothing of a request without either', () => {
    expect(sourceOfRead({}, origin)).toBe('unknown');
  });
});
