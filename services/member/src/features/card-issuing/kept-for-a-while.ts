import type { Clock } from '@reset/service-kit';

type Kept = { value: Promise<string>; askedAtMs: number };

type Rules = {
  clock: Clock;
  /** For how long an answer is given again. */
  keepMs: number;
  /** For how long anybody waits for one. */
  waitMs: number;
  /** Hears of what went wrong. */
  onError(error: unknown): void;
};

const MOST = 20_000;

/**
 * Answers of somebody slow, in this process's memory.
 * @returns asks by a key: null when nothing came in time, or it went wrong; what comes too late is
 *   there for whoever asks next
 */
export function keptForAWhile({ clock, keepMs, waitMs, onError }: Rules) {
  const kept = new Map<string, Kept>();
  const ask = (key: string, load: () => Promise<string>): Promise<string> => {
    const nowMs = clock.now().getTime();
    const known = kept.get(key);
    if (known && nowMs - known.askedAtMs < keepMs) return known.value;
    if (kept.size >= MOST) kept.clear();
    const value = load();
    kept.set(key, { value, askedAtMs: nowMs });
    value.catch((error: unknown) => {
      if (kept.get(key)?.value === value) kept.delete(key);
      onError(error);
    });
    return value;
  };
  return async (key: string, load: () => Promise<string>): Promise<string | null> => {
    const late = Promise.withResolvers<null>();
    const timer = setTimeout(() => late.resolve(null), waitMs);
    try {
      return await Promise.race([ask(key, load), late.promise]);
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
}
