/** What was typed, and the names that it is held against. */
export type Typed = { words: readonly string[]; text: string };
export type Name = Typed & { initials: string };

/**
 * How well a name fits what was typed, from 0, the very name, over names that begin so, that have
 * all the words, and that have words beginning so, to 4, where something was mistyped.
 */
export function howWell(typed: Typed, name: Name): number {
  if (name.text === typed.text) return 0;
  if (name.text.startsWith(typed.text)) return 1;
  const own = [...name.words, name.initials];
  if (typed.words.every((word) => own.includes(word))) return 2;
  return typed.words.every((word) => own.some((one) => one.startsWith(word))) ? 3 : 4;
}
