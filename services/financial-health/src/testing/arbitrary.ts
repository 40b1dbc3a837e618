import fc, { type Arbitrary } from 'fast-check';
import { MAX_DOLLARS } from '../budget-link.ts';
import type { Budget } from '../budget.ts';

/** Answers of a survey, whole numbers from 0 to `most`. */
export const eightAnswers = (most: number): Arbitrary<number[]> =>
  fc.array(fc.nat({ max: most }), { minLength: 8, maxLength: 8 });

/** Hex digits in both cases, of lengths around those of a survey's link. */
export const hexText: Arbitrary<string> = fc.string({
  unit: fc.constantFrom(...'0123456789abcdefABCDEF'),
  minLength: 12,
  maxLength: 20,
});

/** A budget that a link can carry, in whole dollars; small ones, large ones, and all of one size. */
export const anyBudget: Arbitrary<Budget> = fc
  .constantFrom(10, 1000, 12_000, MAX_DOLLARS)
  .chain((most) =>
    fc.record({
      income: fc.integer({ min: 1, max: most }),
      needs: fc.nat({ max: most }),
      wants: fc.nat({ max: most }),
    }),
  );

/** A text that one character was put into, taken out of, or changed in; or none. */
export const nearly = (texts: Arbitrary<string>): Arbitrary<string> =>
  fc
    .tuple(texts, fc.nat(), fc.constantFrom(0, 1), fc.string({ maxLength: 1, unit: 'binary' }))
    .map(([text, seed, taken, put]) => {
      const place = seed % (text.length + 1);
      return `${text.slice(0, place)}${put}${text.slice(place + taken)}`;
    });
