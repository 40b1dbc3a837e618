import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { systemClock, type Clock } from './clock.ts';
import { parsePrivateKey } from './config/keys.ts';
import type { KitConfig } from './config/kit-config.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { eventSubscriptions, type EventSubscriptions } from './events/event-subscriptions.ts';
import { createLogger } from './http/create-logger.ts';
import { internalClient, type InternalClient } from './internal/internal-client.ts';
import { openServiceAddresses, type ServiceAddresses } from './internal/service-addresses.ts';
import type { Jobs } from './jobs/jobs.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { runWhenMoved } from './jobs/run-when-moved.ts';
import { openListener, type Listener } from './listen/open-listener.ts';
import { openMetrics, type Metrics } from './metrics/metrics.ts';
import { productTimeOf } from './product-time.ts';
import { openTracing, type Tracing } from './tracing/open-tracing.ts';

/** So many random bytes; handed in, so that a test can foresee them. */
export type RandomBytes = (size: number) => Buffer;

/**
 * What every service's features may use; a service's own Context adds its clients and providers.
 * Made once by the process, or with fakes by `testContext`.
 */
export type KitContext<Config extends KitConfig = KitConfig> = {
  /** The service's name: in tokens, in services.json and in logs. */
  name: string;
  config: Config;
  log: FastifyBaseLogger;
  metrics: Metrics;
  /** Null where nothing is traced. */
  tracing: Tracing | null;
  database: Database;
  clock: Clock;
  randomBytes: RandomBytes;
  jobs: Jobs;
  events: EventSubscriptions;
  listener: Listener;
  addresses: ServiceAddresses;
  /** What ends with the process, the last opened first. */
  resources: AsyncDisposableStack;
};

/**
 * Opens what every service uses; nothing connects before it is first used.
 * @throws one sentence where the time is to be moved in production
 */
export function openKitContext<Config extends KitConfig>(
  name: string,
  config: Config,
): KitContext<Config> {
  const time = productTimeOf(config);
  const resources = new AsyncDisposableStack();
  const database = resources.adopt(openDatabase(config.DATABASE_URL), (it) => it.destroy());
  const metrics = openMetrics({ service: name, database, ofProcess: true });
  const log = createLogger({ name, level: config.LOG_LEVEL, logged: metrics.logged });
  const tracing = openTracing({ service: name, config, log });
  resources.defer(async () => tracing?.close());
  const listener = resources.adopt(openListener(database, log), (it) => it.close());
  const addresses = openServiceAddresses(config.RELEASE_STORE);
  resources.defer(() => addresses.close());
  const jobs = openJobs({ databaseUrl: config.DATABASE_URL, service: name, log });
  if (time) {
    resources.defer(() => time.close());
    resources.adopt(runWhenMoved(time, { jobs, log }), (it) => it.close());
  }
  return {
    name,
    config,
    log,
    metrics,
    tracing,
    database,
    clock: time ?? systemClock,
    randomBytes,
    jobs,
    events: eventSubscriptions({ database, log }),
    listener,
    addresses,
    resources,
  };
}

/**
 * Clients of other services' internal routes, by the services' names: where the release store says
 * that they answer, and at the given addresses where it says nothing.
 */
export function internalClients<To extends string>(
  { name, config, addresses }: Pick<KitContext, 'name' | 'config' | 'addresses'>,
  urls: Record<To, string>,
): Record<To, InternalClient> {
  const privateKey = parsePrivateKey(config.IDENTITY_PRIVATE_KEY);
  const clients = Object.entries<string>(urls).map(([to, baseUrl]) => [
    to,
    internalClient({ from: name, to, baseUrl: () => addresses.of(to) ?? baseUrl, privateKey }),
  ]);
  return Object.fromEntries(clients) as Record<To, InternalClient>;
}
