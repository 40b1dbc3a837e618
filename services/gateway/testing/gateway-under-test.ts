import {
  eventSubscriptions,
  openDatabase,
  openListener,
  openMetrics,
  openServiceAddresses,
  type Clock,
  type Tracing,
} from '@reset/service-kit';
import { fixedClock, recordedJobs, testConfig } from '@reset/service-kit/testing';
import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, InjectOptions } from 'fastify';
import pino from 'pino';
import { buildApp } from '#app.ts';
import type { GatewayConfig } from '#config.ts';
import { gatewayContext } from '#context.ts';
import type { FakeService } from './fake-service.ts';
import { REGISTRY_KEYS, type ReleaseStore } from './release-store.ts';

export const ORIGIN = 'https://reset.test';

/** What a gateway under test is configured with, but for `given`. */
export const gatewayConfig = (given: Partial<GatewayConfig> = {}): GatewayConfig => ({
  ...testConfig('gateway'),
  ORIGIN,
  SESSION_SECRET: randomBytes(32).toString('base64'),
  RELEASE_STORE: '/nowhere',
  REGISTRY_PUBLIC_KEYS: Buffer.from(REGISTRY_KEYS.publicPem).toString('base64'),
  PARTNERS_EMAIL: 'partners@reset.test',
  ASSET_ORIGINS: 'https://images.test,https://films.test',
  WIDGETS_ORIGIN: 'https://widgets.test',
  WIDGET_FRAMES: 'https://provider.test,https://api.provider.test',
  BANK_LINK_SCRIPT: 'https://provider.test/link.js',
  PAYROLL_LINK_SCRIPT: 'https://payroll.test/modal.js',
  CHAT_SCRIPT: '',
  CARD_DISPLAY_SCRIPT: 'https://cards.test/display.js',
  DOCUMENT_CAPTURE_SCRIPT: 'https://pictures.test/bundle.js',
  DOCUMENT_CAPTURE_KEY: '',
  TAX_FILING_SCRIPT: 'https://taxes.test/embed.js',
  BANK_SHORTCUTS: '',
  PAYROLL_SHORTCUTS: '',
  SESSION_IDLE_MINUTES: 30,
  SESSION_ABSOLUTE_HOURS: 12,
  PUBLIC_URL: 'http://127.0.0.1:1',
  ADMIN_URL: 'http://127.0.0.1:1',
  IP_LIMIT_FACTOR: 1,
  TRUSTED_PROXIES: '',
  UPSTREAM_TIMEOUT_MS: 5_000,
  FLAGS_FILE: '',
  ...given,
});

export type GatewayUnderTest = Awaited<ReturnType<typeof gatewayUnderTest>>;

/** A whole gateway over a release store, these services and a database, ready for `inject`. */
export async function gatewayUnderTest(options: {
  databaseUrl: string;
  /** Where sessions are, if not there. */
  database?: string;
  store: ReleaseStore;
  services?: Record<string, FakeService>;
  config?: Partial<GatewayConfig>;
  clock?: Clock;
  log?: FastifyBaseLogger;
  tracing?: Tracing;
}) {
  const { databaseUrl, store, services, log = pino({ level: 'silent' }) } = options;
  if (services) await store.putServices(services);
  const resources = new AsyncDisposableStack();
  const open = (url: string) =>
    resources.adopt(openDatabase(url, { max: 5 }), (it) => it.destroy());
  const database = open(options.database ?? databaseUrl);
  // Notifications arrive also where sessions cannot be read.
  const listening = options.database ? open(databaseUrl) : database;
  const jobs = recordedJobs();
  const context = gatewayContext({
    name: 'gateway',
    config: gatewayConfig({
      RELEASE_STORE: store.folder,
      DATABASE_URL: databaseUrl,
      ...(services?.['public'] ? { PUBLIC_URL: services['public'].url } : {}),
      ...options.config,
    }),
    log,
    metrics: openMetrics({ service: 'gateway', database }),
    tracing: options.tracing ?? null,
    database,
    clock: options.clock ?? fixedClock('2026-11-20T18:00:00Z'),
    randomBytes,
    jobs,
    events: eventSubscriptions({ database, log }),
    listener: resources.adopt(openListener(listening, log), (it) => it.close()),
    addresses: openServiceAddresses(''),
    resources,
  });
  const app = buildApp(context);
  await app.ready();
  // As a browser does that opened the product's address.
  const inject = app.inject.bind(app);
  const authority = new URL(ORIGIN).host;
  const injectAtOrigin = (asked: string | InjectOptions) =>
    inject({ authority, ...(typeof asked === 'string' ? { url: asked } : asked) });
  app.inject = injectAtOrigin as typeof app.inject;
  return {
    app,
    config: context.config,
    jobs,
    events: context.events,
    async close(): Promise<void> {
      await app.close();
      await resources.disposeAsync();
    },
  };
}
