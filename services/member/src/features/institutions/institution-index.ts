import MiniSearch, { type SearchResult } from 'minisearch';
import type { Institution } from '#providers/institution-directory.ts';

export type InstitutionIndex = {
  /** The best first, at most 20. */
  search(text: string): Institution[];
};

const MAX_FOUND = 20;
/** Nobody's bank has more, and each takes its time. */
const MAX_WORDS = 8;
const CHUNK_SIZE = 500;
/** Shorter words are as often right as mistyped. */
const MIN_FORGIVEN = 4;
const FORGIVEN_SHARE = 0.25;

type Entry = { institution: Institution; name: Name };
/** `id` is the place in the list. */
type Document = { id: number; name: string; initials: string };

/** Builds the index in small pieces, so that requests are answered meanwhile. */
export async function institutionIndex(
  institutions: readonly Institution[],
): Promise<InstitutionIndex> {
  const entries = institutions.map(toEntry);
  const index = new MiniSearch<Document>({
    fields: ['name', 'initials'],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: {
      prefix: true,
      fuzzy: (word) => (word.length < MIN_FORGIVEN ? false : FORGIVEN_SHARE),
    },
  });
  await index.addAllAsync(
    entries.map(({ name }, id) => ({ id, name: name.text, initials: name.initials })),
    { chunkSize: CHUNK_SIZE },
  );

  const rank = (typed: Typed, results: readonly SearchResult[]): Institution[] =>
    results
      .flatMap((result) => {
        const entry = entries[Number(result.id)];
        return entry ? { ...entry, tier: howWell(typed, entry.name), score: result.score } : [];
      })
      .toSorted(
        (a, b) =>
          a.tier - b.tier ||
          b.score - a.score ||
          compare(a.name.text, b.name.text) ||
          compare(a.institution.id, b.institution.id),
      )
      .slice(0, MAX_FOUND)
      .map(({ institution }) => institution);

  return {
    search(text) {
      const all = wordsOf(text);
      const words = [...new Set(all)].slice(0, MAX_WORDS);
      const typed = { words, text: all.join(' ') };
      const query = words.join(' ');
      const fitting = index.search(query, { combineWith: 'AND' });
      if (fitting.length > 0) return rank(typed, fitting);
      // One word too many hides nobody, as long as most are right.
      const nearly = index
        .search(query)
        .filter(({ queryTerms }) => new Set(queryTerms).size > words.length / 2);
      return rank(typed, nearly);
    },
  };
}

function toEntry(institution: Institution): Entry {
  const words = wordsOf(institution.name);
  return { institution, name: { words, text: words.join(' '), initials: initialsOf(words) } };
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** What was typed, and the names that it is held against. */
export type Typed = { words: readonly string[]; text: string };
export type Name = Typed & { initials: string };

/**
 * How well a name fits what was typed, from 0, the very name, over names that begin so, that have
 * all the words, and that have words beginning so, to 4, where something was mistyped.
 */
function howWell(typed: Typed, name: Name): number {
  if (name.text === typed.text) return 0;
  if (name.text.startsWith(typed.text)) return 1;
  const own = [...name.words, name.initials];
  if (typed.words.every((word) => own.includes(word))) return 2;
  return typed.words.every((word) => own.some((one) => one.startsWith(word))) ? 3 : 4;
}

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
