/** Choices that look random and are the same again for the same seed (mulberry32). */
export type Random = {
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** One of them; undefined of none. */
  oneOf<Value>(values: readonly Value[]): Value | undefined;
  /** True so many times of a hundred. */
  percent(chance: number): boolean;
};

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    oneOf: (values) => values[between(0, values.length - 1)],
    percent: (chance) => between(1, 100) <= chance,
  };
}
