import type { Platform } from '#directory/institution.ts';
import { platforms } from '#directory/platforms.ts';
import { jobsAt } from '../linked-accounts.ts';
import type { LinkToken } from '../link-tokens.ts';

const MAX_OFFERED = 20;

/**
 * The platforms with a word beginning with each word of the query, those that begin with it first.
 * As at Pinwheel itself, platforms are left out that cannot do all required jobs.
 */
export function offeredPlatforms({ platformType, jobs }: LinkToken, query: string): Platform[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  const place = ({ name }: Platform) =>
    name.toLowerCase().startsWith(query.trim().toLowerCase()) ? 0 : 1;
  return platforms
    .filter(({ id, name, type }) => {
      if (platformType !== null && type !== platformType) return false;
      const words = wordsOf(name);
      const isMeant = wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
      return isMeant && jobsAt(id, jobs).length === jobs.length;
    })
    .toSorted((a, b) => place(a) - place(b) || a.name.localeCompare(b.name))
    .slice(0, MAX_OFFERED);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
