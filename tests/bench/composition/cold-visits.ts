import type { Browser, BrowserContextOptions } from 'playwright';
import { median } from '../gateway/measure.ts';
import { visit, type Visit } from './visit.ts';

/** What visits with an empty cache have in common: by figure, the median and the worst. */
export type ColdVisits = {
  median(figure: keyof Visit): number;
  worst(figure: keyof Visit): number;
};

type Visited = {
  /** What stands there once the page is shown. */
  text: string;
  rounds: number;
  /** Of who is signed in; absent for a stranger. */
  storageState?: BrowserContextOptions['storageState'];
};

/**
 * Visits of a page, each with an empty cache, after one that warms up server and browser and does
 * not count.
 */
export async function coldVisits(
  browser: Browser,
  url: string,
  { text, rounds, storageState }: Visited,
): Promise<ColdVisits> {
  const look = () => visit(browser, url, { storageState, text });
  await look();
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await look());
  return {
    median: (figure) => median(visits.map((seen) => seen[figure])),
    worst: (figure) => Math.max(...visits.map((seen) => seen[figure])),
  };
}
