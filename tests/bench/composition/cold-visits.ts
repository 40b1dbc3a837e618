import type { Browser, BrowserContextOptions } from 'playwright';
import { median } from '../gateway/measure.ts';
import { visit, type Visit } from './visit.ts';

/** What visits with an empty cache have in common: by figure, the median and the worst. */
export type ColdVisits = {
  median(figure: keyof Visit): number;
  worst(figure: keyof Visit): number;
};

export type VisitedPage = {
  url: string;
  /** What stands there once the page is shown. */
  text: string;
  /** Of who is signed in; undefined for a stranger. */
  storageState?: BrowserContextOptions['storageState'];
};

/**
 * A stranger's visits of a page, each with an empty cache, after one that warms up server and
 * browser and does not count.
 * @param text what stands there once the page is shown
 */
export async function coldVisits(
  browser: Browser,
  url: string,
  { text, rounds }: { text: string; rounds: number },
): Promise<ColdVisits> {
  const [seen] = await coldVisitsInTurns(browser, [{ url, text }], rounds);
  if (!seen) throw new Error('Nothing was visited.');
  return seen;
}

/**
 * The same of several pages in turns, so that what else the machine does meets all of them alike.
 * @returns in their order
 */
export async function coldVisitsInTurns(
  browser: Browser,
  pages: readonly VisitedPage[],
  rounds: number,
): Promise<ColdVisits[]> {
  const visits: Visit[][] = pages.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, { url, text, storageState }] of pages.entries()) {
      const seen = await visit(browser, url, { storageState, text });
      if (round > 0) visits[at]?.push(seen);
    }
  }
  return visits.map((seen) => ({
    median: (figure) => median(seen.map((one) => one[figure])),
    worst: (figure) => Math.max(...seen.map((one) => one[figure])),
  }));
}
