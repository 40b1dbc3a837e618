/** Whether one of the names that a bank has on an account is this person's. */
export const isOwner = (
  names: readonly string[],
  person: { firstName: string; lastName: string },
): boolean => names.some((name) => isSame(name, person));

// Last names are equal; of the first name an initial is enough, as many statements write it.
function isSame(name: string, { firstName, lastName }: { firstName: string; lastName: string }) {
  const [first, last] = [words(firstName), words(lastName)];
  const written = wordsOf(name);
  const [wanted, begun] = [last.join(' '), first[0] ?? ''];
  const given = written.slice(0, -last.length || undefined);
  if (wanted === '' || begun === '' || given.length === 0) return false;
  const met = given[0] ?? '';
  return (
    written.slice(-last.length).join(' ') === wanted &&
    (met === begun || met === begun[0] || (met.length > 1 && begun === met[0]))
  );
}

/** `Rivera, Rosa M` is written as people say it. */
function wordsOf(name: string): string[] {
  const [last = '', ...rest] = name.split(',');
  const after = rest.flatMap(words);
  return after.length === 0 ? words(last) : [...after, ...words(last)];
}

/** Without accents, punctuation and case; and without what stands behind a name. */
const words = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’.`]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !SUFFIXES.has(word));

const SUFFIXES = new Set([
  'jr',
  'sr',
  'ii',
  'iii',
  'iv',
  'mr',
  'mrs',
  'ms',
  'dr',
  'md',
  'phd',
  'esq',
]);
