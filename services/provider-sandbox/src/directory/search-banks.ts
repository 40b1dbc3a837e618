import { banks } from './banks.ts';
import type { Bank } from './institution.ts';

/** The banks that have a word beginning with each word of the query, in the order of their names. */
export function searchBanks(query: string): Bank[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  return banks
    .filter(({ name }) => {
      const words = wordsOf(name);
      return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
