/** Numbers that look like chance and are the same for the same seed. */
export type Random = {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** One of `choices`, which are at least one. */
  oneOf<Choice>(choices: readonly Choice[]): Choice;
  /** The same things in another order. */
  shuffled<Thing>(things: readonly Thing[]): Thing[];
  /** A source of its own, whose numbers do not depend on how many were taken here afterwards. */
  fork(): Random;
};

const BITS_32 = 2 ** 32;

/** Mulberry32, whose whole state is one number: enough to choose what breaks, and when. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / BITS_32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    oneOf(choices) {
      const chosen = choices[between(0, choices.length - 1)];
      if (chosen === undefined) throw new Error('There is nothing to choose from.');
      return chosen;
    },
    shuffled: (things) =>
      things
        .map((thing) => ({ thing, place: next() }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ thing }) => thing),
    fork: () => seededRandom(Math.floor(next() * BITS_32)),
  };
}
