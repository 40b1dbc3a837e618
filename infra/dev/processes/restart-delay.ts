const FIRST_MS = 250;
const MAX_MS = 4_000;

/**
 * How long to wait before the next start: not at all after the first end, then
 * longer each time, but short enough that a mended process is back within 10 s.
 * @param endings how often it ended in a row, 1 for the first time
 */
export const restartDelayMs = (endings: number): number =>
  endings <= 1 ? 0 : Math.min(FIRST_MS * 2 ** (endings - 2), MAX_MS);
