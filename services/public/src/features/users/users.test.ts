import { describe, expect, it } from '@jest/globals';
import { isEmail, normalizeEmail } from './users.ts';

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
  ])('refuses %j', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  it('refuses more than 255 characters', () => {
    expect(isEmail(`${'a'.repeat(250)}@b.co`)).toBe(true);
    expect(isEmail(`${'a'.repeat(251)}@b.co`)).toBe(false);
  });
});
