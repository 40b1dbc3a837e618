import { newId, openDatabase, systemClock } from '@reset/service-kit';
import { asCaller, asMember, asStaff, asVisitor, testConfig } from '@reset/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { buildApp } from './app.ts';

const NOW = '2026-11-20T20:00:00Z';
const audience = 'admin';
const [sam, ada, rosa] = [newId(), newId(), newId()];

let service: AdminServiceUnderTest;
let token: string;
beforeAll(async () => {
  service = await startAdminService();
  await service.addStaff(sam);
  await service.addStaff(ada);
});
beforeEach(async () => {
  service.clock.set(NOW);
  token = await service.tokenOf(sam);
});
afterAll(() => service.stop());

/** Read off the service, so that a route that is added tomorrow is tried as well. */
const published = buildApp({
  config: testConfig('admin'),
  database: openDatabase('postgres://nowhere'),
  clock: systemClock,
  publicService: { post: () => Promise.reject(new Error('Nothing is asked here.')) },
}).publishedRoutes.map(({ method, path, access }) => ({ method, path, access }));
const behindToken = published.filter(({ path }) => path !== '/api/v1/admin/session');

type Route = { method: string; path: string };
type Headers = Record<string, string>;

const call = ({ method, path }: Route, headers: Headers) =>
  service.app.inject({
    method: method as 'GET',
    url: path.replaceAll(/:[a-z_]+/g, newId()),
    headers,
  });

const samWith = (adminToken: string, sessionId?: string) => ({
  ...asStaff(sam, { audience, ...(sessionId ? { sessionId } : {}) }),
  'x-admin-token': adminToken,
});

describe('what is published', () => {
  it('is below /admin and for staff alone', () => {
    expect(published).toContainEqual({
      method: 'GET',
      path: '/api/v1/admin/users',
      access: 'admin',
    });
    for (const { path, access } of published) {
      expect([path, access]).toEqual([expect.stringMatching(/^\/api\/v1\/admin\//), 'admin']);
    }
  });
});

describe.each(published)('$method $path', (route) => {
  it('refuses whoever is not signed in', async () => {
    const refused: Headers[] = [
      {},
      { 'x-reset-identity': 'nonsense' },
      asVisitor({ audience }),
      asStaff(sam, { audience: 'member' }),
      asStaff(sam, { audience, signedBy: 'public' }),
      asStaff(sam, { audience, expiresInMs: -60_000 }),
      asCaller('operator', { audience }),
    ];
    for (const headers of refused) {
      const reply = await call(route, { ...headers, 'x-admin-token': token });
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toMatchObject({ error: 'Unauthorized', code: 'unauthorized' });
    }
  });

  it('refuses a member', async () => {
    const reply = await call(route, { ...asMember(rosa, { audience }), 'x-admin-token': token });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ error: 'Forbidden', code: 'forbidden' });
  });
});

describe.each(behindToken)('$method $path', (route) => {
  const answer = async (headers: Headers) => {
    const reply = await call(route, headers);
    return `${reply.statusCode} ${reply.json().code ?? 'fine'}`;
  };

  it('lets in who holds a token that serves, to the end of its 15 minutes', async () => {
    service.clock.set('2026-11-20T20:14:59.999Z');
    expect(await answer(samWith(token))).not.toMatch('403');
  });

  it('refuses staff without a token', async () => {
    expect(await answer(asStaff(sam, { audience }))).toBe('403 admin_token_required');
  });

  it.each(['', ' ', 'nonsense', 'null', 'a'.repeat(4_000)])('refuses %j', async (nonsense) => {
    expect(await answer(samWith(nonsense))).toBe('403 admin_token_required');
  });

  it('refuses a token in another session of the same person', async () => {
    expect(await answer(samWith(token, 'another-session'))).toBe('403 admin_token_required');
  });

  it("refuses another person's token in the same session", async () => {
    expect(await answer({ ...asStaff(ada, { audience }), 'x-admin-token': token })).toBe(
      '403 admin_token_required',
    );
  });

  it('refuses a token after 15 minutes', async () => {
    service.clock.set('2026-11-20T20:15:00Z');
    expect(await answer(samWith(token))).toBe('403 admin_token_required');
  });

  it('refuses the token of somebody who has left the staff', async () => {
    const former = newId();
    await service.addStaff(former);
    const formerToken = await service.tokenOf(former);
    await service.removeStaff(former);
    expect(await answer({ ...asStaff(former, { audience }), 'x-admin-token': formerToken })).toBe(
      '403 admin_token_required',
    );
  });
});

describe('a route that is still to be written', () => {
  it('cannot forget the token', async () => {
    const app = buildApp({
      config: testConfig('admin'),
      database: service.database,
      clock: service.clock,
      publicService: { post: () => Promise.reject(new Error('Nothing is asked here.')) },
    });
    app.get('/api/v1/admin/tomorrow', { config: { access: 'admin' } }, async () => 'open');
    const answer = async (headers: Headers) =>
      (await app.inject({ url: '/api/v1/admin/tomorrow', headers })).statusCode;
    expect(await answer(asStaff(sam, { audience }))).toBe(403);
    expect(await answer(samWith(token))).toBe(200);
    await app.close();
  });
});

describe('/readyz', () => {
  it('asks the database', async () => {
    const reply = await service.app.inject('/readyz');
    expect(reply.json()).toEqual({ status: 'ready', checks: { database: 'ok' } });
  });
});
