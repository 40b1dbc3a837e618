import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '../patient-client.ts';

const POLL_MS = 100;
const LIMIT_MS = 180_000;

/**
 * Takes step after step, each from where somebody stands, until there is none left. One that meets a
 * service that is unavailable right now is taken again.
 * @param step says why nothing more can be done yet, and null when all is done
 * @throws what it said last, when it is not done after three minutes
 */
export async function stepUntilDone(
  step: () => Promise<string | null>,
  limitMs = LIMIT_MS,
): Promise<void> {
  const until = performance.now() + limitMs;
  for (;;) {
    const missing = await step().catch((error: unknown) => {
      if (isUnavailable(error) && performance.now() < until) return '';
      throw error;
    });
    if (missing === null) return;
    if (performance.now() > until) throw new Error(missing);
    await pause(POLL_MS);
  }
}
