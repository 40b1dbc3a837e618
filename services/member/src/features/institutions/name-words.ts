/** What initials leave out. */
const LITTLE_WORDS = new Set(['and', 'at', 'for', 'in', 'of', 'the']);

/** The words of a name or a search, in small letters and without accents or signs. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** `ssa` of Social Security Administration; empty for a single word. */
export function initialsOf(words: readonly string[]): string {
  const telling = words.filter((word) => !LITTLE_WORDS.has(word));
  return telling.length < 2 ? '' : telling.map((word) => word[0]).join('');
}
