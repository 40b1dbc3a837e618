/** The states that can be chosen: what each is called, by its two letters. */
export type StateNames = Readonly<Record<string, string>>;

/**
 * The two letters of the state that a text is, or begins to be, the name of: `Maine` and `mai` are
 * `ME`. What could still be several is its first letter alone, so that nothing stands there that
 * nobody wrote.
 * @returns null where more than two letters are no beginning of any name
 */
export function stateOfText(text: string, names: StateNames): string | null {
  const letters = lettersOf(text);
  if (letters.length <= 2) return letters;
  const first = lettersOf(text.split(/[,;]/)[0] ?? '');
  if (Object.hasOwn(names, first)) return first;
  const begun = codesWhere(names, (name) => name.startsWith(letters));
  const own = letters.slice(0, 2);
  if (begun.includes(own)) return own;
  if (begun.length > 0) return begun.length === 1 ? (begun[0] ?? null) : letters.slice(0, 1);
  // Such as `Maine, USA`.
  return codesWhere(names, (name) => letters.startsWith(name))[0] ?? null;
}

export const lettersOf = (text: string): string => text.replaceAll(/[^a-z]/gi, '').toUpperCase();

const codesWhere = (names: StateNames, isMeant: (letters: string) => boolean): string[] =>
  Object.keys(names).filter((code) => isMeant(lettersOf(names[code] ?? '')));
