import { join } from 'node:path';
import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import type { EventPage } from '@reset/api-contract/events.ts';
import {
  type CallContext,
  type Clock,
  type InternalClient,
  linkTokens,
  newId,
  parseTokenKeys,
  readPartners,
} from '@reset/service-kit';
import {
  asCaller,
  asMember,
  asStaff,
  fakeClient,
  recordedMails,
  testContext,
} from '@reset/service-kit/testing';
import { buildApp } from '#app.ts';
import { AdminConfig } from '#config.ts';
import type { Context } from '#context.ts';
import { CODE, publicServiceOf, type PublicWorld } from './public-service.ts';

export const DB = join(import.meta.dirname, '../db');

const audience = 'admin';

const someWorld = (): PublicWorld => ({
  refusal: null,
  users: {},
  checked: [],
  ended: [],
  keys: [],
  subjects: {},
  member: (method, path) => {
    throw new Error(`member has no ${method} ${path}`);
  },
  gateway: (path) => {
    throw new Error(`gateway has no ${path}`);
  },
  onboarding: (path) => {
    throw new Error(`onboarding has no ${path}`);
  },
  decide: (method, path) => {
    throw new Error(`onboarding has no ${method} ${path}`);
  },
  changeUser: (method, path) => {
    throw new Error(`public has no ${method} ${path}`);
  },
});

const memberServiceOf = (world: PublicWorld): InternalClient =>
  fakeClient({
    get: async <Reply>(path: string) => {
      const [, named] = /^\/internal\/subjects\/\w+\/(.+)$/.exec(path) ?? [];
      const said = named
        ? { user_id: world.subjects[named] ?? newId() }
        : world.member('GET', path);
      return said as Reply;
    },
    post: async <Reply>(path: string, body: unknown, context?: CallContext) => {
      world.keys.push(context?.idempotencyKey ?? null);
      return world.member('POST', path, body) as Reply;
    },
  });

const onboardingServiceOf = (world: PublicWorld): InternalClient =>
  fakeClient({
    get: async <Reply>(path: string) => world.onboarding(path) as Reply,
    put: async <Reply>(path: string, body: unknown) => world.decide('PUT', path, body) as Reply,
    post: async <Reply>(path: string, body: unknown) => world.decide('POST', path, body) as Reply,
  });

const gatewayOf = (world: PublicWorld): InternalClient =>
  fakeClient({ get: async <Reply>(path: string) => world.gateway(path) as Reply });

const headersOf = (userId: string, token: string) => ({
  ...asStaff(userId, { audience }),
  'x-admin-token': token,
});

const EVENTS = '/internal/events?after=0';

export type AdminServiceUnderTest = Awaited<ReturnType<typeof startAdminService>>;

/** The time of those who move money, and what moves it so many days ahead of the service's own. */
function productTimeAheadOf(clock: Clock) {
  let aheadMs = 0;
  return {
    productClock: { now: () => new Date(clock.now().getTime() + aheadMs) },
    moveProductTime: (days: number) => void (aheadMs = days * 24 * 60 * 60_000),
  };
}

/** The admin service on a database of its own; `stop` drops it. */
export async function startAdminService() {
  const kit = await testContext('admin', AdminConfig, { db: DB });
  const { clock, config, database, jobs, logged, resources } = kit;
  const world = someWorld();
  const mails = recordedMails();
  const { moveProductTime, productClock } = productTimeAheadOf(clock);
  const context: Context = {
    ...kit,
    productClock,
    mailer: mails,
    linkTokens: linkTokens(parseTokenKeys(config.TOKEN_KEY)),
    partners: readPartners(config.PARTNERS_FOLDER),
    services: {
      public: publicServiceOf(world),
      member: memberServiceOf(world),
      onboarding: onboardingServiceOf(world),
      gateway: gatewayOf(world),
    },
  };
  const app = buildApp(context);
  await app.ready();

  const operate = (method: 'PUT' | 'DELETE', id: string, payload?: object) =>
    app.inject({
      method,
      url: `/internal/staff/${id}`,
      headers: asCaller('operator', { audience }),
      ...(payload ? { payload } : {}),
    });

  const askForToken = (userId: string, payload: object = { otp_attempt: CODE }) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/admin/session',
      headers: asStaff(userId, { audience }),
      payload,
    });

  const tokenOf = async (userId: string): Promise<string> =>
    (await askForToken(userId)).json().admin_token;

  return {
    app,
    context,
    database,
    clock,
    moveProductTime,
    world,
    jobs,
    logged,
    /** What was sent, after `jobs.drain`. */
    mails: mails.sent,
    tokens: context.linkTokens,
    addStaff: (id: string, role?: StaffRole) => operate('PUT', id, role && { role }),
    removeStaff: (id: string) => operate('DELETE', id),
    askForToken,
    /** A token of somebody who is of staff. */
    tokenOf,
    /** A call below /api/v1 by a member of staff with this token. */
    get: (path: string, userId: string, token: string) =>
      app.inject({ url: `/api/v1${path}`, headers: headersOf(userId, token) }),
    /** The same with a body. */
    post: (path: string, userId: string, token: string, payload: object) =>
      app.inject({
        method: 'POST',
        url: `/api/v1${path}`,
        headers: headersOf(userId, token),
        payload,
      }),
    /** A call below /api/v1 by somebody of staff, who proves who she is before. */
    call: async (
      userId: string,
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      path: string,
      payload?: object,
    ) => {
      const headers = headersOf(userId, await tokenOf(userId));
      return app.inject({ method, url: `/api/v1${path}`, headers, ...(payload && { payload }) });
    },
    /** Somebody who is signed in and follows the link of an invitation. */
    accept: (userId: string, invitationToken: string, secondFactorAt?: Date) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/staff_invitations/accept',
        headers: asMember(userId, { audience, ...(secondFactorAt ? { secondFactorAt } : {}) }),
        payload: { invitation_token: invitationToken },
      }),
    /** The log of what staff did, in order. */
    log: () => database('audit_entry').orderBy('position'),
    /** What the service has published so far, as the public service reads it. */
    events: async (): Promise<EventPage['events']> => {
      const reply = await app.inject({ url: EVENTS, headers: asCaller('public', { audience }) });
      return reply.json<EventPage>().events;
    },
    stop: async () => {
      await app.close();
      await resources.disposeAsync();
    },
  };
}
