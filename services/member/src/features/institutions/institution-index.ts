import MiniSearch, { type SearchResult } from 'minisearch';
import type { Institution } from '#providers/institution-directory.ts';
import { howWell, type Name, type Typed } from './how-well.ts';
import { initialsOf, wordsOf } from './name-words.ts';

export type InstitutionIndex = {
  /** The best first, at most 20. */
  search(text: string): Institution[];
};

const MOST_FOUND = 20;
/** Nobody's bank has more, and each takes its time. */
const MOST_WORDS = 8;
const AT_ONCE = 500;
/** Shorter words are as often right as mistyped. */
const SHORTEST_FORGIVEN = 4;
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
      fuzzy: (word) => (word.length < SHORTEST_FORGIVEN ? false : FORGIVEN_SHARE),
    },
  });
  await index.addAllAsync(
    entries.map(({ name }, id) => ({ id, name: name.text, initials: name.initials })),
    { chunkSize: AT_ONCE },
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
      .slice(0, MOST_FOUND)
      .map(({ institution }) => institution);

  return {
    search(text) {
      const all = wordsOf(text);
      const words = [...new Set(all)].slice(0, MOST_WORDS);
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
