import {
  internalClients,
  openFlags,
  openKitContext,
  parsePrivateKey,
  type Flags,
  type InternalClient,
  type KitContext,
} from '@reset/service-kit';
import { identitySigner, type IdentitySigner } from '#features/api/identity-signer.ts';
import type { RouteTable } from '#features/api/route-table.ts';
import type { LiveRelease } from '#features/pages/live-release.ts';
import { createOverrides, type Overrides } from '#features/pages/overrides.ts';
import { createPins, type Pins } from '#features/pages/pins.ts';
import { sessionCache, type SessionCache } from '#features/session/session-cache.ts';
import { sessionStore } from '#features/session/session.store.ts';
import { createSessions, type Sessions } from '#features/session/sessions.ts';
import { csrfTokens, type CsrfTokens } from '#http/csrf-tokens.ts';
import { ownCalls, type OwnCalls } from '#http/own-calls.ts';
import type { GatewayConfig } from './config.ts';
import { openReleaseStore, type ReleaseStore } from './release-store.ts';

/** Everything that a feature of the gateway may use. */
export type Context = KitContext<GatewayConfig> & {
  /** The services whose events end sessions; the admin service knows which overrides stand, too. */
  services: { public: InternalClient; admin: InternalClient };
  releaseStore: ReleaseStore;
  /** What the release store says is live; null until it could be read for the first time. */
  live: { routeTable: RouteTable | null; release: LiveRelease | null };
  ownCalls: OwnCalls;
  flags: Flags;
  sessionCache: SessionCache;
  sessions: Sessions;
  csrfTokens: CsrfTokens;
  pins: Pins;
  overrides: Overrides;
  signIdentity: IdentitySigner;
};

/** The context of the running gateway; nothing connects before it is first used. */
export const openContext = (config: GatewayConfig): Context =>
  gatewayContext(openKitContext('gateway', config));

/** What the gateway adds to a context of the kit. */
export function gatewayContext(kit: KitContext<GatewayConfig>): Context {
  const { clock, config, database, log, randomBytes, resources } = kit;
  const cache = sessionCache(clock);
  const secret = Buffer.from(config.SESSION_SECRET, 'base64');
  return {
    ...kit,
    services: internalClients(kit, { public: config.PUBLIC_URL, admin: config.ADMIN_URL }),
    releaseStore: resources.adopt(openReleaseStore(config.RELEASE_STORE, log), (it) => it.close()),
    live: { routeTable: null, release: null },
    ownCalls: ownCalls(),
    flags: openFlags(kit),
    sessionCache: cache,
    sessions: createSessions({
      store: sessionStore(database),
      cache,
      clock,
      randomBytes,
      log,
      lifetime: {
        idleMs: config.SESSION_IDLE_MINUTES * 60_000,
        absoluteMs: config.SESSION_ABSOLUTE_HOURS * 3_600_000,
      },
    }),
    csrfTokens: csrfTokens(secret, randomBytes),
    pins: createPins(secret),
    overrides: createOverrides(secret, clock),
    signIdentity: identitySigner(parsePrivateKey(config.IDENTITY_PRIVATE_KEY), clock),
  };
}
