import { testDatabase } from '@reset/service-kit/testing';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock, Tracing } from '@reset/service-kit';
import type { GatewayConfig } from '#config.ts';
import { Browser } from './browser.ts';
import { fakeService, type FakeService } from './fake-service.ts';
import { gatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.ts';
import { publicService } from './public-service.ts';
import { releaseStore } from './release-store.ts';

const DB = join(import.meta.dirname, '../db');

export type GatewaySetup = Awaited<ReturnType<typeof gatewaySetup>>;

/** A database, a release store, a public and a member service: all that gateways need. */
export async function gatewaySetup(memberAnswer?: Parameters<typeof fakeService>[2]) {
  const test = await testDatabase(DB);
  const store = await releaseStore();
  const member = await fakeService(
    'member',
    [
      { method: 'GET', path: '/api/v1/dashboard/overview' },
      { method: 'GET', path: '/api/v1/pinwheel/store_data', state_changing: true },
      { method: 'POST', path: '/api/v1/cards/log_event', body_bytes: 16_384 },
      { method: 'POST', path: '/api/v1/bank_accounts/unlink' },
      { method: 'GET', path: '/api/v1/admin/users', access: 'admin' },
      { method: 'POST', path: '/api/v1/admin/session', access: 'admin' },
      { method: 'POST', path: '/api/v1/admin/users/stop_impersonating', viewing: 'may' },
    ],
    memberAnswer,
  );
  const services: Record<string, FakeService> = { public: await publicService(), member };
  const gateways: { close(): Promise<void> }[] = [];
  return {
    ...test,
    store,
    member,
    services,
    async gateway(
      options: {
        config?: Partial<GatewayConfig>;
        clock?: Clock;
        log?: FastifyBaseLogger;
        tracing?: Tracing;
        database?: string;
      } = {},
    ) {
      const gateway = await gatewayUnderTest({
        databaseUrl: test.url,
        store,
        services,
        ...options,
      });
      gateways.push(gateway);
      return gateway;
    },
    async signedIn(gateway: GatewayUnderTest) {
      const browser = new Browser(gateway);
      await browser.signIn();
      return browser;
    },
    async teardown(): Promise<void> {
      await Promise.all(gateways.map((gateway) => gateway.close()));
      await Promise.all(Object.values(services).map((service) => service.close()));
      await store.remove();
      await test.drop();
    },
  };
}
