import { openDatabase, type Clock } from '@reset/service-kit';
import { fixedClock, testConfig } from '@reset/service-kit/testing';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from '../app.ts';
import type { GatewayConfig } from '../config.ts';
import type { FakeService } from './fake-service.ts';
import type { ReleaseStore } from './release-store.ts';

export const ORIGIN = 'https://reset.test';

export const gatewayConfig = (given: Partial<GatewayConfig> = {}): GatewayConfig => ({
  ...testConfig('gateway'),
  ORIGIN,
  SESSION_SECRET: randomBytes(32).toString('base64'),
  RELEASE_STORE: '/nowhere',
  PARTNERS_FOLDER: join(import.meta.dirname, '../../../../partners'),
  PARTNERS_EMAIL: 'partners@reset.test',
  ASSET_ORIGINS: 'https://images.test,https://films.test',
  WIDGETS_ORIGIN: 'https://widgets.test',
  WIDGET_FRAMES: 'https://provider.test,https://api.provider.test',
  BANK_LINK_SCRIPT: 'https://provider.test/link.js',
  PAYROLL_LINK_SCRIPT: 'https://payroll.test/modal.js',
  CHAT_SCRIPT: '',
  CARD_DISPLAY_SCRIPT: 'https://cards.test/display.js',
  PAYROLL_SHORTCUTS: '',
  SESSION_IDLE_MINUTES: 30,
  SESSION_ABSOLUTE_HOURS: 12,
  PUBLIC_URL: 'http://127.0.0.1:1',
  ADMIN_URL: 'http://127.0.0.1:1',
  IP_LIMIT_FACTOR: 1,
  UPSTREAM_TIMEOUT_MS: 5_000,
  DEMO_TRIGGERS: false,
  SIGNUP_DEBUG: false,
  RF_19_DEMO_MODE: false,
  RF_6_CARD_LAUNCH: false,
  ...given,
});

export type GatewayUnderTest = Awaited<ReturnType<typeof gatewayUnderTest>>;

/** A whole gateway over a release store, these services and a database, ready for `inject`. */
export async function gatewayUnderTest(options: {
  databaseUrl: string;
  /** Where sessions are asked of, if not there. */
  database?: string;
  store: ReleaseStore;
  services?: Record<string, FakeService>;
  config?: Partial<GatewayConfig>;
  clock?: Clock;
  logger?: FastifyBaseLogger;
}) {
  const {
    databaseUrl,
    store,
    services,
    clock = fixedClock('2026-11-20T18:00:00Z'),
    logger,
  } = options;
  if (services) await store.putServices(services);
  const database = openDatabase(options.database ?? databaseUrl, { max: 5 });
  const config = gatewayConfig({
    RELEASE_STORE: store.folder,
    DATABASE_URL: databaseUrl,
    ...options.config,
  });
  const app = buildApp({ config, database, clock, randomBytes, ...(logger ? { logger } : {}) });
  await app.ready();
  return {
    app,
    config,
    async close(): Promise<void> {
      await app.close();
      await database.destroy();
    },
  };
}
