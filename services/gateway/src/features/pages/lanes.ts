import { hash } from 'node:crypto';

/** People are drawn into this many lanes, alike in number. */
export const LANES = 100;

/** A version of a slice that stands beside the live one. */
export type Canary = { slice: string; version: string; percent: number };

/**
 * The lanes that get a canary. Their order follows from slice and version, so that each canary begins
 * with other people; it is cut at `percent`, so that widening a canary takes nobody out of it, and of
 * 100 lanes it are as many as that, neither more nor less.
 */
export function lanesOf({ slice, version, percent }: Canary): ReadonlySet<number> {
  const place = (lane: number) => hash('sha256', `${slice} ${version} ${lane}`);
  const order = Array.from({ length: LANES }, (_none, lane) => ({ lane, at: place(lane) }));
  order.sort((a, b) => (a.at < b.at ? -1 : 1));
  return new Set(order.slice(0, percent).map(({ lane }) => lane));
}
