import { describe, expect, it } from '@jest/globals';
import {
  asCaller,
  asMember,
  asStaff,
  asViewer,
  asVisitor,
  testConfig,
} from '@reset/service-kit/testing';
import { buildService } from './build-service.ts';

const USER = '01900000-0000-7000-8000-000000000001';
const STAFF = '01900000-0000-7000-8000-000000000002';
const audience = 'member';

function build() {
  const app = buildService({ name: 'member', config: testConfig('member') });
  app.get('/api/v1/visitor', { config: { access: 'visitor' } }, async ({ identity }) => identity);
  app.get('/api/v1/member', { config: { access: 'member' } }, async ({ identity }) => identity);
  app.get('/api/v1/admin', { config: { access: 'admin' } }, async ({ identity }) => identity);
  app.put('/internal/thing', { config: { callers: ['public', 'gateway'] } }, async () => ({
    done: true,
  }));
  return app;
}

const get = async (url: string, headers: Record<string, string> = {}) =>
  (await build().inject({ url, headers })).statusCode;
const put = async (headers: Record<string, string> = {}) =>
  (await build().inject({ method: 'PUT', url: '/internal/thing', headers })).statusCode;

describe('access to a route', () => {
  it.each([
    ['/api/v1/visitor', asVisitor({ audience }), 200],
    ['/api/v1/visitor', asMember(USER, { audience }), 200],
    ['/api/v1/member', asVisitor({ audience }), 401],
    ['/api/v1/member', asMember(USER, { audience }), 200],
    ['/api/v1/admin', asVisitor({ audience }), 401],
    ['/api/v1/admin', asMember(USER, { audience }), 403],
    ['/api/v1/admin', asStaff(USER, { audience }), 200],
    ['/api/v1/admin', asViewer(USER, STAFF, { audience }), 200],
  ])('%s answers %o with %d', async (url, headers, status) => {
    expect(await get(url, headers)).toBe(status);
  });

  it.each([
    ['no token', {}],
    ['a token for another service', asMember(USER, { audience: 'public' })],
    ['a token signed by another service', asMember(USER, { audience, signedBy: 'public' })],
    ['a token that has run out', asMember(USER, { audience, expiresInMs: -1_000 })],
    ['text that is no token', { 'x-reset-identity': 'a.b.c' }],
  ])('refuses %s with 401, on visitor routes as well', async (_what, headers) => {
    expect(await get('/api/v1/visitor', headers)).toBe(401);
    expect(await get('/api/v1/member', headers)).toBe(401);
  });

  it('hands the route who asks', async () => {
    const reply = await build().inject({
      url: '/api/v1/member',
      headers: asMember(USER, { audience }),
    });
    expect(reply.json()).toMatchObject({ kind: 'user', userId: USER, roles: ['member'] });
  });
});

describe('access to an internal route', () => {
  it('lets a listed service in', async () => {
    expect(await put(asCaller('public', { audience }))).toBe(200);
  });

  it('refuses a service that is not listed', async () => {
    expect(await put(asCaller('admin', { audience }))).toBe(403);
  });

  it('refuses a forged, missing or misdirected token, and an identity token', async () => {
    expect(await put()).toBe(401);
    expect(await put(asCaller('public', { audience, signedBy: 'admin' }))).toBe(401);
    expect(await put(asCaller('public', { audience: 'public' }))).toBe(401);
    expect(await put(asStaff(USER, { audience }))).toBe(401);
    // The gateway signs both, for the same service.
    const identity = asStaff(USER, { audience })['x-reset-identity'];
    expect(await put({ authorization: `Bearer ${identity}` })).toBe(401);
    expect(await put(asCaller('gateway', { audience }))).toBe(200);
  });
});

describe('a route that does not say who may call it', () => {
  it('is refused when the service is built', () => {
    const app = buildService({ name: 'member', config: testConfig('member') });
    expect(() => app.get('/api/v1/open', async () => 1)).toThrow(/config\.access/);
    expect(() => app.get('/internal/open', async () => 1)).toThrow(/config\.callers/);
  });
});

describe('what the gateway is told of a route', () => {
  it('is all that it has to know before it lets a call through', async () => {
    const app = build();
    const limits = [{ calls: 3, seconds: 60, per: 'ip_and_email' as const }];
    app.post(
      '/api/v1/start',
      {
        config: {
          access: 'visitor',
          session: 'starts',
          releaseOverride: 'sets',
          device: 'remembers',
          limits,
        },
      },
      async () => ({}),
    );
    app.get('/api/v1/change', { config: { access: 'member', stateChanging: true } }, () => ({}));
    await app.ready();
    const published = (path: string) => app.publishedRoutes.find((route) => route.path === path);
    expect(published('/api/v1/start')).toEqual({
      method: 'POST',
      path: '/api/v1/start',
      access: 'visitor',
      session: 'starts',
      release_override: 'sets',
      device: 'remembers',
      limits,
    });
    expect(published('/api/v1/change')).toEqual({
      method: 'GET',
      path: '/api/v1/change',
      access: 'member',
      state_changing: true,
    });
    expect(published('/internal/thing')).toBeUndefined();
  });
});
