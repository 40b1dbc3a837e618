import type { FileTime } from './counts.ts';

/** One line for each of the files that took longest, the longest first. */
export function slowest(times: readonly FileTime[], count: number): string[] {
  const total = new Map<string, number>();
  for (const { file, ms } of times) total.set(file, (total.get(file) ?? 0) + ms);
  return [...total]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`);
}
