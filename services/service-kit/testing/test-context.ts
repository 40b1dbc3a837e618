import { randomBytes } from 'node:crypto';
import type { Static, TObject } from 'typebox';
import type { KitContext } from '../src/context.ts';
import type { KitConfig } from '../src/config/kit-config.ts';
import { placeholderConfig } from '../src/config/placeholder-config.ts';
import { eventSubscriptions } from '../src/events/event-subscriptions.ts';
import { createLogger } from '../src/http/create-logger.ts';
import { openServiceAddresses } from '../src/internal/service-addresses.ts';
import { openListener } from '../src/listen/open-listener.ts';
import { openMetrics } from '../src/metrics/metrics.ts';
import { fixedClock } from './fixed-clock.ts';
import { recordedJobs, type RecordedJobs } from './recorded-jobs.ts';
import { testDatabase } from './test-database.ts';
import { testConfig } from './test-keys.ts';

export type TestContext<Config extends KitConfig> = KitContext<Config> & {
  clock: ReturnType<typeof fixedClock>;
  jobs: RecordedJobs;
  /** What was logged, oldest first. */
  logged: Record<string, unknown>[];
  /** Where the database is. */
  url: string;
};

type Options = {
  /** The service's folder `db/`, and those of further schemas by the schema's name. */
  db: string;
  more?: Readonly<Record<string, string>>;
  /** An instant; 2026-11-20 at 20:00 UTC unless it is named. */
  now?: string;
};

/**
 * What every service uses, for one test file: a database of its own on real PostgreSQL, a clock that
 * stands still, jobs that are written down. `resources.disposeAsync` drops the database.
 */
export async function testContext<Schema extends TObject>(
  name: string,
  schema: Schema,
  { db, more = {}, now = '2026-11-20T20:00:00Z' }: Options,
): Promise<TestContext<Static<Schema> & KitConfig>> {
  const { database, url, drop } = await testDatabase(db, more);
  const logged: Record<string, unknown>[] = [];
  const metrics = openMetrics({ service: name, database });
  const log = createLogger(
    { name, level: 'info', logged: metrics.logged },
    { write: (line: string) => void logged.push(JSON.parse(line)) },
  );
  const resources = new AsyncDisposableStack();
  resources.defer(drop);
  const listener = resources.adopt(openListener(database, log), (it) => it.close());
  return {
    name,
    config: { ...placeholderConfig(schema), ...testConfig(name), DATABASE_URL: url },
    log,
    metrics,
    tracing: null,
    database,
    clock: fixedClock(now),
    randomBytes,
    jobs: recordedJobs(),
    events: eventSubscriptions({ database, log }),
    listener,
    addresses: openServiceAddresses(''),
    resources,
    logged,
    url,
  };
}
