import { setTimeout as pause } from 'node:timers/promises';

export type Attempt = { startedAt: number; endedAt: number; isAnswered: boolean };

export type Attempts = {
  /** Those that have ended, in the order in which they ended. */
  past: Attempt[];
  /** Records when one attempt began and ended; an attempt that resolves to null was not answered. */
  track<Answer>(attempt: Promise<Answer | null>): Promise<Answer | null>;
  /** How long after `since` attempts succeed again, without a failure for a second; null when not within `limitMs`. */
  waitForRecovery(since: number, limitMs: number): Promise<number | null>;
};

const STABLE_MS = 1_000;

/** What was tried, when, and whether an answer came; moments are those of performance.now(). */
export function openAttempts(now: () => number = () => performance.now()): Attempts {
  const past: Attempt[] = [];
  const begun = new Set<number>();

  /** Milliseconds from `since` to the first answer that no failure follows; null for not recovered yet. */
  const recoveredSince = (since: number): number | null => {
    const failed = past.findLast(({ endedAt, isAnswered }) => !isAnswered && endedAt > since);
    const from = failed?.endedAt ?? since;
    const hangs = [...begun].some((startedAt) => startedAt < now() - STABLE_MS);
    if (hangs || now() - from < STABLE_MS) return null;
    const first = past.find(({ endedAt, isAnswered }) => isAnswered && endedAt > from);
    return first ? first.endedAt - since : null;
  };
  return {
    past,
    async track(attempt) {
      const startedAt = now();
      begun.add(startedAt);
      try {
        const answer = await attempt;
        past.push({ startedAt, endedAt: now(), isAnswered: answer !== null });
        return answer;
      } finally {
        begun.delete(startedAt);
      }
    },
    async waitForRecovery(since, limitMs) {
      while (now() < since + limitMs + STABLE_MS) {
        const recovery = recoveredSince(since);
        if (recovery !== null) return recovery <= limitMs ? recovery : null;
        await pause(25);
      }
      return null;
    },
  };
}
