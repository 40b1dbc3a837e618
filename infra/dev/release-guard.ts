import { setTimeout as pause } from 'node:timers/promises';
import { failingReason, type SessionCount } from '../release/failing-release.ts';
import { readRegistry } from '../release/registry-file.ts';
import { RefusedRelease } from '../release/refused-release.ts';
import { rollback } from '../release/rollback.ts';
import { readHistory } from '../release/swap-file.ts';
import { watchedReleases, type WatchedRelease } from '../release/watched-releases.ts';

const LOOK_EVERY_MS = 2_000;
const ANSWER_LIMIT_MS = 5_000;

/** As the history names it. */
const GUARD = 'the release guard';

export type ReleaseGuardContext = {
  store: string;
  /** What the gateway counts, in Prometheus' text format. */
  readMetrics: () => Promise<string>;
  now: () => Date;
  log: { error(fields: object, event: string): void; warn(fields: object, event: string): void };
  say: (line: string) => void;
};

/**
 * Takes releases of the shell and the remotes back that fail in the browsers of people, as the gateway
 * counts their sessions: see `failingReason` and `watchedReleases`.
 */
export class ReleaseGuard {
  readonly #context: ReleaseGuardContext;
  /** What had been counted of a version when it was first seen: it may have been live before. */
  #before = new Map<string, SessionCount>();

  constructor(context: ReleaseGuardContext) {
    this.#context = context;
  }

  /** Looks every two seconds until `stop`. */
  async follow(stop: AbortSignal): Promise<void> {
    const { log } = this.#context;
    let isBlind = false;
    while (!stop.aborted) {
      await this.look().then(
        () => (isBlind = false),
        (err: unknown) => {
          // As while the gateway is started anew; once is enough to say so.
          if (!isBlind) log.warn({ err }, 'release_guard.look_failed');
          isBlind = true;
        },
      );
      await pause(LOOK_EVERY_MS, undefined, { signal: stop }).catch(() => undefined);
    }
  }

  /** Looks once, and takes back what fails. */
  async look(): Promise<void> {
    const { store, readMetrics, now } = this.#context;
    const registry = await readRegistry(store);
    if (!registry) return;
    const watched = watchedReleases(registry, await readHistory(store), now());
    if (watched.length === 0) return this.#before.clear();
    const counted = sessionCountsIn(await readMetrics());
    this.#forgetAllBut(watched);
    for (const release of watched) {
      const its = this.#sinceItCame(release, counted(release.slice, release.version));
      const reason = failingReason(its, counted(release.slice, release.before));
      if (reason !== null) await this.#takeBack(release, reason);
    }
  }

  async #takeBack({ slice, version }: WatchedRelease, reason: string): Promise<void> {
    const { store, log, say } = this.#context;
    try {
      await rollback(slice, { store, by: GUARD, say }, { version, reason });
      log.error({ slice, version, reason }, 'release.rolled_back');
      say(`${slice} ${version} was taken back. ${reason}`);
    } catch (error) {
      // Somebody was faster.
      if (!(error instanceof RefusedRelease)) throw error;
    }
  }

  #sinceItCame(release: WatchedRelease, now: SessionCount): SessionCount {
    const key = keyOf(release);
    const known = this.#before.get(key) ?? now;
    // A gateway that was started anew counts from the beginning.
    const before = now.sessions < known.sessions ? { sessions: 0, failing: 0 } : known;
    this.#before.set(key, before);
    return { sessions: now.sessions - before.sessions, failing: now.failing - before.failing };
  }

  #forgetAllBut(watched: readonly WatchedRelease[]): void {
    const kept = new Set(watched.map(keyOf));
    for (const key of this.#before.keys()) if (!kept.has(key)) this.#before.delete(key);
  }
}

const keyOf = ({ slice, version, since }: WatchedRelease): string => `${slice} ${version} ${since}`;

const SAMPLE = /^reset_slice_(failing_)?sessions_total\{([^}]*)\} (\d+)$/gm;

/** What is counted of each version; nothing of what is not named. */
function sessionCountsIn(metrics: string): (slice: string, version: string) => SessionCount {
  const counts = new Map<string, number>();
  const labelIn = (labels: string, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`).exec(labels)?.[1] ?? '';
  for (const [, failing = '', labels = '', value] of metrics.matchAll(SAMPLE)) {
    const key = `${failing} ${labelIn(labels, 'slice')} ${labelIn(labels, 'version')}`;
    counts.set(key, Number(value));
  }
  return (slice, version) => ({
    sessions: counts.get(` ${slice} ${version}`) ?? 0,
    failing: counts.get(`failing_ ${slice} ${version}`) ?? 0,
  });
}

/**
 * Asks the gateway for what it counts.
 * @param gateways where one may be, the one to ask first
 * @throws when none of them answers
 */
export const metricsOf = (gateways: () => readonly string[]) => (): Promise<string> =>
  gateways().reduce<Promise<string>>(
    (others, gateway) => others.catch(() => read(gateway)),
    Promise.reject(new Error('No gateway was started.')),
  );

async function read(gateway: string): Promise<string> {
  const answer = await fetch(`${gateway}/metrics`, {
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  if (!answer.ok) throw new Error(`The gateway answers /metrics with ${answer.status}.`);
  return answer.text();
}
