import { describe, expect, it } from '@jest/globals';
import { computingMs } from '@reset/service-kit/testing';
import { passwordHashing } from './hash-password.ts';

const { hash, matches } = passwordHashing();

describe('hash', () => {
  it('is argon2id with 19 MiB, two passes and one lane', async () => {
    expect(await hash('correct horse 7')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('salts: the same password twice gives two hashes', async () => {
    expect(await hash('correct horse 7')).not.toBe(await hash('correct horse 7'));
  });
});

describe('matches', () => {
  it('knows the password and no other', async () => {
    const stored = await hash('pässword 🐎');
    expect(await matches('pässword 🐎', stored)).toBe(true);
    expect(await matches('pässword 🐎 ', stored)).toBe(false);
    expect(await matches('', stored)).toBe(false);
  });

  it('answers no where nothing is stored', async () => {
    expect(await matches('correct horse 7', null)).toBe(false);
  });

  it('works as hard where nothing is stored, so that time does not tell', async () => {
    const stored = await hash('correct horse 7');
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 15; round++) {
      known.push(await computingMs(() => matches('wrong', stored)));
      unknown.push(await computingMs(() => matches('wrong', null)));
    }
    expect(median(unknown) / median(known)).toBeGreaterThan(0.6);
    expect(median(unknown) / median(known)).toBeLessThan(1.7);
  });
});

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
