const POLL_MS = 2_000;
const POLL_AFTER_FAILURE_MS = 10_000;

interface Progress {
  /** Nothing is left to do. */
  isComplete: boolean;
  hasFailed: boolean;
}

/**
 * How soon a status is asked for again, in milliseconds; false for never. What was done elsewhere
 * - an address confirmed in another window - shows within two seconds.
 */
export function pollInterval({ isComplete, hasFailed }: Progress): number | false {
  if (hasFailed) return POLL_AFTER_FAILURE_MS;
  return isComplete ? false : POLL_MS;
}
