import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const ASK_EVERY_MS = 50;
const ANSWER_LIMIT_MS = 3_000;

/**
 * Asks `url` until it answers 200.
 * @param signal ends the wait
 * @returns false when it did not within `limitMs`, or was ended
 */
export async function waitUntilReady(
  url: string,
  limitMs: number,
  signal: AbortSignal,
): Promise<boolean> {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline && !signal.aborted) {
    if ((await statusOf(url)) === 200) return true;
    await sleep(ASK_EVERY_MS);
  }
  return false;
}

/** The status, 0 when nobody answers. No connection is kept, so that none holds up a stop. */
function statusOf(url: string): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const request = get(url, { agent: false, timeout: ANSWER_LIMIT_MS }, (response) => {
    response.resume();
    resolve(response.statusCode ?? 0);
  });
  request.on('timeout', () => request.destroy());
  request.on('error', () => resolve(0));
  request.on('close', () => resolve(0));
  return promise;
}
