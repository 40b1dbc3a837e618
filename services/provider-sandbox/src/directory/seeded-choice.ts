const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A number from 0 up to 1 that is always the same for the same word. */
export function chanceOf(word: string): number {
  let hash = FNV_OFFSET;
  for (let index = 0; index < word.length; index += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(index), FNV_PRIME);
  }
  // FNV leaves words with one ending close together; this scatters them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** `count` of the words, always the same ones, in the order in which they came. */
export function chosenFrom(words: readonly string[], count: number): string[] {
  const chosen = new Set(
    words
      .map((word) => ({ word, chance: chanceOf(word) }))
      .toSorted((a, b) => a.chance - b.chance)
      .slice(0, count)
      .map(({ word }) => word),
  );
  return words.filter((word) => chosen.has(word));
}
