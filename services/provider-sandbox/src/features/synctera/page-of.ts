import { Refused } from '#http/refusals.ts';
import { badRequest } from './synctera-refusals.ts';
import type { PageQuery } from './synctera-schemas.ts';

const MAX_PAGE = 100;

/**
 * One page of a list. A token is the place where the page before ended: entries are only ever added
 * behind it; it is empty where nothing comes behind.
 */
export function pageOf<Item>(
  all: readonly Item[],
  { limit, page_token = '0' }: PageQuery,
  max = MAX_PAGE,
): { items: Item[]; next_page_token: string } {
  const from = Number(page_token);
  if (!Number.isInteger(from) || from < 0) {
    throw new Refused(badRequest('page_token is none that was given out'));
  }
  const to = from + Math.min(max, Number(limit));
  return { items: all.slice(from, to), next_page_token: to < all.length ? String(to) : '' };
}
