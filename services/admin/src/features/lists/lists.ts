const PAGE_SIZE = 25;
/** No list is longer; what is asked for beyond it is empty, as the page itself is. */
const LAST_PAGE = 1_000_000;

/** The page that is asked for: 1 when nothing is, or no number that a page can have. */
export function pageNumber(given: string | undefined): number {
  const isNumber = given !== undefined && /^\d+$/.test(given);
  return isNumber ? Math.min(Math.max(Number(given), 1), LAST_PAGE) : 1;
}

/** How many pages there are of so many rows; 0 when there is none. */
export const totalPages = (rows: number): number => Math.ceil(rows / PAGE_SIZE);

/** The positions of a page, the newest first: above `after`, up to `to`. */
export function positionsOf(page: number, length: number): { after: number; to: number } {
  const to = length - (page - 1) * PAGE_SIZE;
  return { after: Math.max(to - PAGE_SIZE, 0), to };
}

/** Where a page stands in its list: so many rows from its nearer end. */
export type Stretch = { skip: number; take: number; isFromEnd: boolean };

/** The rows of a page, from the end of the list that is nearer; null behind the last. */
export function stretchOf(page: number, length: number): Stretch | null {
  const before = (page - 1) * PAGE_SIZE;
  const take = Math.min(PAGE_SIZE, length - before);
  if (take <= 0) return null;
  const behind = length - before - take;
  return before <= behind
    ? { skip: before, take, isFromEnd: false }
    : { skip: behind, take, isFromEnd: true };
}

/** What somebody typed without what nobody sees, as joiners and what turns the direction. */
export const withoutUnseen = (typed: string): string => typed.replaceAll(UNSEEN, '').trim();

const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
