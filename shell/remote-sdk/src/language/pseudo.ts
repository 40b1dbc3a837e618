/**
 * The pseudo-locale: English that is plainly not English, and longer, so that a text which comes from
 * no catalogue, or has too little room, shows in tests. Nobody is offered it.
 */
export const PSEUDO = 'en-XA';

export const isPseudo = (language: string): boolean => language === PSEUDO;

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  A: 'Å',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ø',
  U: 'Û',
};

/** 'Log In' is '⟦Lög Îñ··⟧': each letter with an accent, and a third longer. */
export const pseudo = (text: string): string => {
  const accented = text.replaceAll(/[a-zA-Z]/g, (letter) => ACCENTS[letter] ?? letter);
  return `⟦${accented}${'·'.repeat(Math.ceil(text.length / 3))}⟧`;
};
