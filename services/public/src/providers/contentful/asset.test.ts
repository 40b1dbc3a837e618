import { describe, expect, it } from '@jest/globals';
import { assetUrlIn } from './asset.ts';

const refused: string[] = [];
const assetUrl = assetUrlIn(
  ['https://images.ctfassets.net', 'http://127.0.0.1:8090'],
  (url) => void refused.push(url),
);

describe('assetUrlIn', () => {
  it.each([
    ['//images.ctfassets.net/s/a.png', 'https://images.ctfassets.net/s/a.png'],
    ['//127.0.0.1:8090/a b.svg', 'http://127.0.0.1:8090/a%20b.svg'],
    ['https://images.ctfassets.net/a.png?w=1', 'https://images.ctfassets.net/a.png?w=1'],
    ['//IMAGES.ctfassets.net/a.png', 'https://images.ctfassets.net/a.png'],
  ])('returns %s with the scheme of its origin', (url, whole) => {
    expect(assetUrl(url)).toBe(whole);
  });

  it.each([
    '//images.ctfassets.net.evil.test/a.png',
    '//images.ctfassets.net@evil.test/a.png',
    '//somebody@images.ctfassets.net/a.png',
    '//images.ctfassets.net:8443/a.png',
    'http://images.ctfassets.net/a.png',
    'https://127.0.0.1:8090/a.png',
    '/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '',
  ])('refuses %j and says so', (url) => {
    expect(assetUrl(url)).toBeNull();
    expect(refused.at(-1)).toBe(url);
  });
});
