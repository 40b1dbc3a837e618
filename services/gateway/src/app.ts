import { fastifyCookie } from '@fastify/cookie';
import { buildService, newId, parsePrivateKey, readPartners, type Clock } from '@reset/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import { logRequests } from '#access-log/access-log.ts';
import { apiRoutes } from '#api/api-routes.ts';
import { csrfTokens } from '#csrf/csrf-token.ts';
import { checkServices } from '#health/service-checks.ts';
import { identitySigner } from '#identity/identity-signer.ts';
import { callCountStore } from '#limits/call-count-store.ts';
import { limitCalls } from '#limits/limit-calls.ts';
import { ownCalls } from '#own-calls/own-calls.ts';
import { pageRoutes } from '#pages/page-routes.ts';
import { readPayrollShortcuts } from '#pages/read-payroll-shortcuts.ts';
import { followReleases } from '#releases/follow-releases.ts';
import { releaseRoutes } from '#releases/release-routes.ts';
import { sessionCalls } from '#session-calls/session-calls.ts';
import { sessionCache } from '#session/session-cache.ts';
import type { RandomBytes } from '#session/session-cookie.ts';
import { followEvictions } from '#session/session-eviction-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { createSessions } from '#session/sessions.ts';
import { signOut } from '#sign-out/sign-out.ts';
import { widgetRoutes } from '#widgets/widget-routes.ts';
import type { GatewayConfig } from './config.ts';

const CLEAR_EVERY_MS = 3_600_000;

export type GatewayParts = {
  config: GatewayConfig;
  database: Knex;
  clock: Clock;
  randomBytes: RandomBytes;
  logger?: FastifyBaseLogger;
};

/** The gateway, ready to listen or to be asked by a test; closing it ends all that it watches. */
export function buildApp({ config, database, clock, randomBytes, logger }: GatewayParts) {
  const app = buildService({
    name: 'gateway',
    config,
    logsRequests: false,
    ...(logger ? { logger } : {}),
    checks: {
      database: () => database.raw('SELECT 1'),
      release: async () => insist(live.release(), 'no shell has been released'),
      services: async () =>
        checkServices(insist(live.table(), 'no service has been released').services),
    },
  });
  // A browser does not choose under which id it is logged.
  app.setGenReqId(() => newId());

  const cache = sessionCache(clock);
  const sessions = createSessions({
    store: sessionStore(database),
    cache,
    clock,
    randomBytes,
    log: app.log,
    limits: {
      idleMs: config.SESSION_IDLE_MINUTES * 60_000,
      absoluteMs: config.SESSION_ABSOLUTE_HOURS * 3_600_000,
    },
  });
  const own = ownCalls([signOut(sessions), ...sessionCalls(sessions)]);
  const live = followReleases({
    releaseStore: config.RELEASE_STORE,
    own: own.routes,
    log: app.log,
    origin: config.ORIGIN,
    page: toldToPages(config),
  });
  const secret = Buffer.from(config.SESSION_SECRET, 'base64');
  const tokens = csrfTokens(secret, randomBytes);
  const counts = callCountStore(database);

  // For its parser, which it loads when it is registered: only the steps that want a cookie read one.
  app.register(fastifyCookie, { hook: false });
  logRequests(app);
  app.register(apiRoutes, {
    sessions,
    tokens,
    origin: config.ORIGIN,
    sign: identitySigner(parsePrivateKey(config.IDENTITY_PRIVATE_KEY), clock),
    table: live.table,
    own,
    randomBytes,
    limit: limitCalls({ counts, secret, factor: config.IP_LIMIT_FACTOR }),
    timeoutMs: config.UPSTREAM_TIMEOUT_MS,
  });
  app.register(async (scope) => releaseRoutes(scope, config.RELEASE_STORE));
  app.register(widgetRoutes, config);
  pageRoutes(app, {
    sessions,
    tokens,
    randomBytes,
    release: live.release,
    allowances: {
      assets: config.ASSET_ORIGINS.split(','),
      frames: config.WIDGETS_ORIGIN === undefined ? [] : [config.WIDGETS_ORIGIN],
      developmentServers: config.DEVELOPMENT_SERVERS?.split(',') ?? [],
    },
  });

  let clearing: NodeJS.Timeout | undefined;
  let stopFollowing: (() => Promise<void>) | undefined;
  app.addHook('onReady', async () => {
    await live.start();
    stopFollowing = followEvictions(config.DATABASE_URL, cache, app.log);
    clearing = setInterval(() => {
      Promise.all([sessions.clear(), counts.clear()]).catch((err: unknown) =>
        app.log.warn({ err }, 'old sessions and counts stay'),
      );
    }, CLEAR_EVERY_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(clearing);
    live.stop();
    await stopFollowing?.();
  });
  return app;
}

const toldToPages = (config: GatewayConfig) => ({
  environment: config.NODE_ENV,
  flags: {
    demo_triggers: config.DEMO_TRIGGERS,
    signup_debug: config.SIGNUP_DEBUG,
    rf_19_demo_mode: config.RF_19_DEMO_MODE,
    rf_6_card_launch: config.RF_6_CARD_LAUNCH,
  },
  partners: [...readPartners(config.PARTNERS_FOLDER).values()],
  partners_email: config.PARTNERS_EMAIL,
  widgets_origin: config.WIDGETS_ORIGIN ?? null,
  payroll_shortcuts: readPayrollShortcuts(config.PAYROLL_SHORTCUTS),
});

function insist<Value>(value: Value | null, missing: string): Value {
  if (value === null) throw new Error(missing);
  return value;
}
