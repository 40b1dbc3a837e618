import { setTimeout as pause } from 'node:timers/promises';

export type Attempt = { startedAt: number; endedAt: number; isAnswered: boolean };

export type Attempts = {
  /** Those that are over, in the order in which they ended. */
  past: Attempt[];
  /** Keeps account of one attempt; what it answers is null where nothing was answered. */
  follow<Answer>(attempt: Promise<Answer | null>): Promise<Answer | null>;
  /** How long after `since` all went well again, and for a second; null when not within `limitMs`. */
  calmAfter(since: number, limitMs: number): Promise<number | null>;
};

const CALM_MS = 1_000;

/** What was tried, when, and whether an answer came; moments are those of performance.now(). */
export function openAttempts(now: () => number = () => performance.now()): Attempts {
  const past: Attempt[] = [];
  const begun = new Set<number>();

  /** When things went well again after `since`, as far as is known by now; null for not yet. */
  const calmSince = (since: number): number | null => {
    const failed = past.findLast(({ endedAt, isAnswered }) => !isAnswered && endedAt > since);
    const from = failed?.endedAt ?? since;
    const hangs = [...begun].some((startedAt) => startedAt < now() - CALM_MS);
    if (hangs || now() - from < CALM_MS) return null;
    const first = past.find(({ endedAt, isAnswered }) => isAnswered && endedAt > from);
    return first ? first.endedAt - since : null;
  };
  return {
    past,
    async follow(attempt) {
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
    async calmAfter(since, limitMs) {
      while (now() < since + limitMs + CALM_MS) {
        const calm = calmSince(since);
        if (calm !== null) return calm <= limitMs ? calm : null;
        await pause(25);
      }
      return null;
    },
  };
}
