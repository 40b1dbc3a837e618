import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Choices that look random and are the same for the same seed. */
export type Random = {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  /** One of `choices`, which are at least one. */
  oneOf<Choice>(choices: readonly Choice[]): Choice;
  /** The same items in another order. */
  shuffled<Item>(items: readonly Item[]): Item[];
  /** A source of its own, whose numbers do not depend on how many were taken here afterwards. */
  fork(): Random;
};

export function seededRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  const next = (): number => uniformFloat64(generator);
  const between = (min: number, max: number): number => uniformInt(generator, min, max);
  return {
    next,
    between,
    oneOf(choices) {
      const chosen = choices[between(0, choices.length - 1)];
      if (chosen === undefined) throw new Error('There is nothing to choose from.');
      return chosen;
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ item }) => item),
    fork: () => seededRandom(between(0, 0x7f_ff_ff_ff)),
  };
}
