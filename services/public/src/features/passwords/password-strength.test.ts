import { passwordVectors } from '@reset/api-contract/public/password-vectors.ts';
import { describe, expect, it } from '@jest/globals';
import { computingMs } from '@reset/service-kit/testing';
import { readStolenPasswords } from '#providers/stolen-passwords.ts';
import { passwordFaults, passwordScore } from './password-strength.ts';

const sign = (index: number) =>
  String.fromCodePoint(33 + ((index * 7919 + index * index * 31) % 94));

const stolen = readStolenPasswords();
const ana = { firstName: 'Ana', lastName: 'Lopez', email: 'ana.lopez@example.com' };

describe('passwordFaults', () => {
  it.each(['ybrnjrhjvtyfc', 'Domainlock2004', '1qw23er45ty6'])(
    'refuses %s, which looks strong and was stolen from others',
    (password) => {
      expect(passwordScore(password, ana)).toBeGreaterThanOrEqual(3);
      expect(passwordFaults(password, ana, stolen)).toEqual([
        'Your password is in a list of stolen passwords. Please choose another one',
      ]);
    },
  );

  it('has nothing against a strong one that is in no list', () => {
    expect(passwordFaults('violet-Tractor-58-moon', ana, stolen)).toEqual([]);
  });
});

describe('passwordScore', () => {
  it.each(passwordVectors)('scores $password: $why', (vector) => {
    const score = passwordScore(vector.password, vector);
    expect(score).toBeGreaterThanOrEqual(vector.minScore);
    expect(score).toBeLessThanOrEqual(vector.maxScore);
  });

  it('calls what is below 12 characters fair at most [PUB-087]', () => {
    expect(passwordScore('kX9$w!q2@Zr', ana)).toBe(2);
    expect(passwordScore('kX9$w!q2@Zr7', ana)).toBeGreaterThan(2);
  });

  it('knows what everybody chooses from words of chance [PUB-090]', () => {
    expect(passwordScore('password1234', ana)).toBeLessThan(3);
    expect(passwordScore('correct-Horse-battery-9', ana)).toBeGreaterThanOrEqual(3);
  });

  it('calls weak what contains a name, in whatever case [PUB-086]', () => {
    expect(passwordScore('violet-LOPEZ-58-moon-tractor', ana)).toBe(1);
  });

  it('does not count names of one or two letters [PUB-091]', () => {
    const al = { ...ana, firstName: 'Al' };
    expect(passwordScore('totally-Different-77', al)).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['signs for letters', '4@8({[<69|!1$5+7%20'.repeat(7)],
    ['digits and dates', '01/02/2003 '.repeat(12)],
    ['every sign there is', Array.from({ length: 128 }, (_, i) => sign(i)).join('')],
    ['one letter', 'a'.repeat(128)],
  ])('does not hold up the process for %s', async (_what, password) => {
    const hostile = password.slice(0, 128);
    passwordScore(hostile, ana);
    const spent: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      spent.push(await computingMs(() => passwordScore(hostile, ana)));
    }
    // Some 15 ms; unbounded, the worst of these takes a second.
    expect(Math.min(...spent)).toBeLessThan(60);
  });
});
