import type { Metrics } from '@reset/service-kit';

type SliceVersion = { slice: string; version: string };

/** Which sessions ran a version, and in which of them it failed. */
type Seen = { running: Set<string>; failing: Set<string>; byNetwork: Map<string, number> };

/** Above, those that are known are forgotten: it only costs counting some of them twice. */
const MAX_SESSIONS = 10_000;

/**
 * Counts the sessions that ran each version of a slice, and those in which it failed, each once. What
 * comes from one place on the network counts as so many sessions at most, so that nobody alone has a
 * release taken back.
 */
export function sessionCounts(
  metrics: Pick<Metrics, 'counter'>,
  { maxOfNetwork }: { maxOfNetwork: number },
) {
  const running = metrics.counter({
    name: 'reset_slice_sessions_total',
    help: 'Sessions that ran a version of a slice in a browser.',
    labels: ['slice', 'version'],
  });
  const failing = metrics.counter({
    name: 'reset_slice_failing_sessions_total',
    help: 'Those of them in which it failed.',
    labels: ['slice', 'version'],
  });
  const seen = new Map<string, Seen & SliceVersion>();
  let known: readonly SliceVersion[] = [];

  return {
    /** From now on these are counted and no others; what others had is told no longer. */
    follow(versions: readonly SliceVersion[]): void {
      if (versions === known) return;
      known = versions;
      const keys = new Set(versions.map(keyOf));
      for (const [key, { slice, version }] of seen) {
        if (keys.has(key)) continue;
        seen.delete(key);
        for (const counter of [running, failing]) counter.remove({ slice, version });
      }
      for (const { slice, version } of versions) {
        const key = keyOf({ slice, version });
        if (seen.has(key)) continue;
        seen.set(key, {
          slice,
          version,
          running: new Set(),
          failing: new Set(),
          byNetwork: new Map(),
        });
        for (const counter of [running, failing]) counter.inc({ slice, version }, 0);
      }
    },

    /**
     * @param session by which it is known again; @param network where it comes from
     * @returns whether it is the first time that this version fails there
     */
    count(
      { slice, version, hasFailed }: SliceVersion & { hasFailed: boolean },
      { session, network }: { session: string; network: string },
    ): boolean {
      const its = seen.get(keyOf({ slice, version }));
      if (!its) return false;
      if (!its.running.has(session)) {
        const before = its.byNetwork.get(network) ?? 0;
        if (before >= maxOfNetwork) return false;
        if (its.running.size >= MAX_SESSIONS) forget(its);
        its.byNetwork.set(network, before + 1);
        its.running.add(session);
        running.inc({ slice, version });
      }
      if (!hasFailed || its.failing.has(session)) return false;
      its.failing.add(session);
      failing.inc({ slice, version });
      return true;
    },
  };
}

const keyOf = ({ slice, version }: SliceVersion): string => `${slice} ${version}`;

function forget({ running, failing, byNetwork }: Seen): void {
  running.clear();
  failing.clear();
  byNetwork.clear();
}
