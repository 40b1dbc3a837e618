import type { Clock } from '@reset/service-kit';

type Spare = { value: string; cameAtMs: number };

type Rules = {
  clock: Clock;
  /** For how long an answer is good. */
  goodForMs: number;
  /** For how long anybody waits for one. */
  waitMs: number;
  /** Hears of what went wrong. */
  onError(error: unknown): void;
};

const MAX_SPARES = 20_000;

/**
 * Values that can be used once, of a provider that may be slow: each goes to one caller.
 * @returns requests by a key: null when nothing came in time, or it went wrong; what comes too
 *   late is for the next request
 */
export function oneTimeValues({ clock, goodForMs, waitMs, onError }: Rules) {
  const spares = new Map<string, Spare>();
  const nowMs = () => clock.now().getTime();
  const takeSpare = (key: string): string | null => {
    const spare = spares.get(key);
    spares.delete(key);
    return spare && nowMs() - spare.cameAtMs < goodForMs ? spare.value : null;
  };
  const keepSpare = (key: string, value: string) => {
    if (spares.size >= MAX_SPARES) spares.clear();
    spares.set(key, { value, cameAtMs: nowMs() });
  };

  return async (key: string, load: () => Promise<string>): Promise<string | null> => {
    const spare = takeSpare(key);
    if (spare !== null) return spare;
    const { promise, resolve } = Promise.withResolvers<string | null>();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      resolve(null);
    }, waitMs);
    load()
      .then((value) => (isLate ? keepSpare(key, value) : resolve(value)))
      .catch((error: unknown) => {
        onError(error);
        resolve(null);
      })
      .finally(() => clearTimeout(timer));
    return promise;
  };
}
