import type { Metrics } from '@reset/service-kit';

type SliceVersion = { slice: string; version: string };

/** With the team that looks after the slice. */
type OwnedVersion = SliceVersion & { team: string };

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
    labels: ['slice', 'version', 'team'],
  });
  const failing = metrics.counter({
    name: 'reset_slice_failing_sessions_total',
    help: 'Those of them in which it failed.',
    labels: ['slice', 'version', 'team'],
  });
  const seen = new Map<string, Seen & OwnedVersion>();
  let known: readonly OwnedVersion[] = [];

  return {
    /** From now on these are counted and no others; what others had is told no longer. */
    follow(versions: readonly OwnedVersion[]): void {
      if (versions === known) return;
      known = versions;
      const keys = new Set(versions.map(keyOf));
      for (const [key, its] of seen) {
        if (keys.has(key)) continue;
        seen.delete(key);
        for (const counter of [running, failing]) counter.remove(labelsOf(its));
      }
      for (const version of versions) {
        const key = keyOf(version);
        if (seen.has(key)) continue;
        const its = {
          running: new Set<string>(),
          failing: new Set<string>(),
          byNetwork: new Map(),
        };
        seen.set(key, { ...version, ...its });
        for (const counter of [running, failing]) counter.inc(labelsOf(version), 0);
      }
    },

    /**
     * @param session by which it is known again; @param network where it comes from
     * @returns whose it is when it is the first time that this version fails there; else null
     */
    count(
      { slice, version, hasFailed }: SliceVersion & { hasFailed: boolean },
      { session, network }: { session: string; network: string },
    ): { team: string } | null {
      const its = seen.get(keyOf({ slice, version }));
      if (!its) return null;
      if (!its.running.has(session)) {
        const before = its.byNetwork.get(network) ?? 0;
        if (before >= maxOfNetwork) return null;
        if (its.running.size >= MAX_SESSIONS) forget(its);
        its.byNetwork.set(network, before + 1);
        its.running.add(session);
        running.inc(labelsOf(its));
      }
      if (!hasFailed || its.failing.has(session)) return null;
      its.failing.add(session);
      failing.inc(labelsOf(its));
      return { team: its.team };
    },
  };
}

const keyOf = ({ slice, version }: SliceVersion): string => `${slice} ${version}`;

const labelsOf = ({ slice, version, team }: OwnedVersion) => ({ slice, version, team });

function forget({ running, failing, byNetwork }: Seen): void {
  running.clear();
  failing.clear();
  byNetwork.clear();
}
