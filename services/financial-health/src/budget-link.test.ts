import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MAX_DOLLARS, inWholeDollars, readBudgetLink, writeBudgetLink } from './budget-link.ts';
import { isOverBudget } from './budget.ts';
import { anyBudget, nearly } from './testing/arbitrary.ts';

const MEGABYTE = 2 ** 20;
const MOST = MAX_DOLLARS.toString(16);
const OVER = (MAX_DOLLARS + 1).toString(16);

describe('writeBudgetLink', () => {
  it('writes three hex numbers, the income first', () => {
    expect(writeBudgetLink({ income: 5000, needs: 2000, wants: 1000 })).toBe('1388-7d0-3e8');
  });

  it('rounds to whole dollars', () => {
    expect(writeBudgetLink({ income: 4999.5, needs: 2000.49, wants: 0.5 })).toBe('1388-7d0-1');
  });
});

describe('inWholeDollars', () => {
  it('puts nothing above an income that it meets exactly', () => {
    const budget = { income: 3000, needs: 1500.5, wants: 1499.5 };
    expect(inWholeDollars(budget)).toEqual({ income: 3000, needs: 1501, wants: 1499 });
  });

  it('never makes a dollar that was not spent', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, (needs, wants, left) => {
        const within = {
          income: (needs + wants + left + 100) / 100,
          needs: needs / 100,
          wants: wants / 100,
        };
        expect(isOverBudget(inWholeDollars(within))).toBe(false);
      }),
    );
  });
});

describe('readBudgetLink', () => {
  it('reads income, needs and wants', () => {
    expect(readBudgetLink('1388-9c4-5dc')).toEqual({ income: 5000, needs: 2500, wants: 1500 });
  });

  it('reads capitals as small letters', () => {
    expect(readBudgetLink('1388-9C4-5DC')).toEqual(readBudgetLink('1388-9c4-5dc'));
  });

  it('reads what was written', () => {
    fc.assert(
      fc.property(anyBudget, (budget) => {
        expect(readBudgetLink(writeBudgetLink(budget))).toEqual(budget);
      }),
    );
  });

  it('reads the most that a budget may have of anything, and a dollar more as null', () => {
    expect(readBudgetLink(`${MOST}-${MOST}-${MOST}`)?.income).toBe(MAX_DOLLARS);
    for (const b of [`${OVER}-0-0`, `1-${OVER}-0`, `1-0-${OVER}`, 'ffffffff-0-0']) {
      expect(readBudgetLink(b)).toBeNull();
    }
  });

  it.each([
    ['nothing', null],
    ['an empty one', ''],
    ['one number', '1388'],
    ['two numbers', '1388-9c4'],
    ['four numbers', '1388-9c4-5dc-1'],
    ['an income of 0', '0-0-0'],
    ['an income of zeros', '00000000-9c4-5dc'],
    ['nothing between the dashes', '1388--5dc'],
    ['nothing before the dash', '-9c4-5dc'],
    ['nothing behind the dash', '1388-9c4-'],
    ['a negative number', '1388--9c4-5dc'],
    ['a letter that is no digit', '1388-9c4-5dg'],
    ['a fraction', '1388.8-9c4-5dc'],
    ['an exponent with its sign', '1e+3-9c4-5dc'],
    ['the prefix of hex numbers', '0x1388-9c4-5dc'],
    ['other dashes', '1388–9c4–5dc'],
    ['white space before', ' 1388-9c4-5dc'],
    ['white space within', '1388 -9c4-5dc'],
    ['a line break behind', '1388-9c4-5dc\n'],
    ['full-width digits', '１３８８-9c4-5dc'],
    ['a number that no budget has', '1fffffffffffff-9c4-5dc'],
    ['a number longer than numbers are exact', `${'1'.repeat(400)}-9c4-5dc`],
    ['words', 'NaN-Infinity-0'],
    ['a megabyte of digits', '1'.repeat(MEGABYTE)],
    ['a megabyte of dashes', '-'.repeat(MEGABYTE)],
    ['a megabyte of numbers', '1-'.repeat(MEGABYTE / 2)],
  ])('reads %s as null', (_what, b) => {
    expect(readBudgetLink(b)).toBeNull();
  });

  it('reads as null whatever is not exactly a link', () => {
    const hexDigits = fc.string({ unit: fc.constantFrom(...'0123456789abcdef-'), maxLength: 30 });
    const written = anyBudget.map(writeBudgetLink);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), hexDigits, nearly(written)), (b) => {
        expect(readBudgetLink(b) !== null).toBe(isLink(b));
      }),
      { numRuns: 2000 },
    );
  });
});

/** Whether it is one, by looking at each letter. */
function isLink(b: string): boolean {
  const parts = b.split('-');
  const isHex = (part: string) =>
    part.length > 0 &&
    part.length <= 8 &&
    [...part.toLowerCase()].every((one) => '0123456789abcdef'.includes(one));
  if (parts.length !== 3 || !parts.every(isHex)) return false;
  const [income = 0n, needs = 0n, wants = 0n] = parts.map((part) => BigInt(`0x${part}`));
  return income > 0n && [income, needs, wants].every((amount) => amount <= 100_000_000n);
}
