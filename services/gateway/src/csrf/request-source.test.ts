import { describe, expect, it } from '@jest/globals';
import { sourceOfMutation, sourceOfRead } from './request-source.ts';

const origin = 'https://reset.test';

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
