import { describe, expect, it } from '@jest/globals';
import { initialsOf, wordsOf } from './institution-index.ts';

describe('wordsOf', () => {
  it.each([
    ['Tidewater Savings & Loan', ['tidewater', 'savings', 'loan']],
    ["Farmer's Bank", ['farmers', 'bank']],
    ['Crédit-Union  Ñandú', ['credit', 'union', 'nandu']],
    ['24/7 Payroll', ['24', '7', 'payroll']],
    ['&&', []],
  ])('reads %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('initialsOf', () => {
  it.each([
    ['Social Security Administration', 'ssa'],
    ['First National Bank of Ambledale', 'fnba'],
    ['Paylark', ''],
    ['Bank of', ''],
  ])('abbreviates %s', (name, initials) => {
    expect(initialsOf(wordsOf(name))).toBe(initials);
  });
});
