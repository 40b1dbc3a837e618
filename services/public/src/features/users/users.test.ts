import { describe, expect, it } from '@jest/globals';
import { isEmail, legalNameFault, nameFault, normalizeEmail, normalizeName } from './users.ts';

describe('normalizeEmail', () => {
  it('writes one address one way', () => {
    expect(normalizeEmail(' Rosa.Marin@Example.COM\t')).toBe('rosa.marin@example.com');
    expect(normalizeEmail('Jose\u0301@example.com')).toBe(normalizeEmail('josé@example.com'));
  });

  it('leaves alone what it has written', () => {
    for (const email of ['İ@example.com', 'ẞ@example.com', 'a@b.c']) {
      expect(normalizeEmail(normalizeEmail(email))).toBe(normalizeEmail(email));
    }
  });
});

describe('isEmail', () => {
  it.each(['a@b.co', 'rosa.marin+pay@mail.example.com', "o'neill@example.com"])(
    'takes %s',
    (email) => {
      expect(isEmail(email)).toBe(true);
    },
  );

  it.each([
    '',
    'rosa',
    '@example.com',
    'rosa@',
    'rosa@example',
    'rosa@example.',
    'a b@c.de',
    'a@b@c.de',
    'a,b@c.de',
    'a@b.de,c@d.de',
    '<a@b.de>',
    'a@b.de>',
    'a\u0007@b.de',
    'a:b@c.de',
    '"a"@b.de',
  ])('refuses %j', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  it('refuses more than 255 characters', () => {
    expect(isEmail(`${'a'.repeat(250)}@b.co`)).toBe(true);
    expect(isEmail(`${'a'.repeat(251)}@b.co`)).toBe(false);
  });
});

describe('normalizeName', () => {
  it('writes one name one way, on one line', () => {
    expect(normalizeName(' Ana\r\n  Mari\u0301a\t')).toBe('Ana María');
  });
});

describe('nameFault', () => {
  it('finds what is left of white space, and what normalising has made too long', () => {
    expect(nameFault(normalizeName(' \t\u00a0'))).toBe('This is required.');
    expect(nameFault(normalizeName('\u0958'.repeat(60)))).toBe('This is too long.');
  });

  it('takes a hundred characters, whatever they are', () => {
    for (const one of ['a', 'é', '👋']) {
      expect(nameFault(one.repeat(100))).toBeNull();
      expect(nameFault(one.repeat(101))).toBe('This is too long.');
    }
  });
});

describe('legalNameFault', () => {
  it('finds what no legal name has, beside what no name is', () => {
    expect(legalNameFault('O’Brien')).toBeNull();
    expect(legalNameFault('')).toBe('This is required.');
    expect(legalNameFault('Ana 7')).toMatch(/^Use letters\./);
  });
});
