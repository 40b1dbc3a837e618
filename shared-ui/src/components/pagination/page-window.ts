/** A page to link to, or `'gap'` where pages are left out. */
export type PageStep = number | 'gap';

const WINDOW = 5;

/**
 * Which pages a pagination shows: up to five around the current one, the first and the last, and
 * a gap wherever pages between them are left out. Pages count from 1.
 */
export function pageWindow(page: number, totalPages: number): PageStep[] {
  const length = Math.min(WINDOW, totalPages);
  const middle = page - Math.floor(WINDOW / 2);
  const start = Math.max(1, Math.min(middle, totalPages - length + 1));
  const end = start + length - 1;
  return [
    ...(start > 1 ? [1] : []),
    ...gapBetween(1, start),
    ...Array.from({ length }, (_, step) => start + step),
    ...gapBetween(end, totalPages),
    ...(end < totalPages ? [totalPages] : []),
  ];
}

const gapBetween = (one: number, other: number): PageStep[] => (other - one > 1 ? ['gap'] : []);
