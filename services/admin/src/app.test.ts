import { newId, placeholderConfig } from '@reset/service-kit';
import { asMember, asStaff, asStrangers } from '@reset/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { buildApp } from './app.ts';
import { AdminConfig } from './config.ts';
import { openContext } from './context.ts';

const NOW = '2026-11-20T20:00:00Z';
const audience = 'admin';
const [sam, ada, rosa, omar] = [newId(), newId(), newId(), newId()];

let service: AdminServiceUnderTest;
let token: string;
beforeAll(async () => {
  service = await startAdminService();
  await service.addStaff(sam);
  await service.addStaff(ada);
  await service.addStaff(omar, 'agent');
});
beforeEach(async () => {
  service.clock.set(NOW);
  token = await service.tokenOf(sam);
});
afterAll(() => service.stop());

/** Read off the service, so that a route that is added tomorrow is tried as well. */
const built = buildApp(openContext(placeholderConfig(AdminConfig)));
await built.ready();
const published = built.publishedRoutes.map(({ method, path, access }) => ({
  method,
  path,
  access,
}));
const below = published.filter(({ path }) => path.startsWith('/api/v1/admin/'));
const behindToken = below.filter(({ path }) => path !== '/api/v1/admin/session');
/** What only owners do: whatever changes the staff. */
const forOwners = ({ method, path }: Route) =>
  method !== 'GET' && path.startsWith('/api/v1/admin/staff');

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
  it('is below /admin and for staff alone, but for the way to become staff', () => {
    expect(below.length).toBeGreaterThan(6);
    for (const { path, access } of below) expect([path, access]).toEqual([path, 'admin']);
    expect(published.filter((route) => !below.includes(route))).toEqual([
      { method: 'POST', path: '/api/v1/staff_invitations/accept', access: 'member' },
    ]);
  });

  it('has what owners do and what others may', () => {
    expect(behindToken.filter(forOwners).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /api/v1/admin/staff/:id',
      'DELETE /api/v1/admin/staff/:id',
      'POST /api/v1/admin/staff_invitations',
      'DELETE /api/v1/admin/staff_invitations/:id',
    ]);
  });
});

describe.each(published)('$method $path', (route) => {
  it('refuses whoever is not signed in', async () => {
    for (const headers of asStrangers({ audience })) {
      const reply = await call(route, { ...headers, 'x-admin-token': token });
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toMatchObject({ error: 'Unauthorized', code: 'unauthorized' });
    }
  });
});

describe.each(below)('$method $path', (route) => {
  it('refuses a member [ADM-002]', async () => {
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

  const toAgents = forOwners(route) ? '403 owner_required' : expect.not.stringMatching(/^40[13]/);

  it('lets owners in, and agents where they may go', async () => {
    const ofOmar = await service.tokenOf(omar);
    const asOmar = { ...asStaff(omar, { audience }), 'x-admin-token': ofOmar };
    expect(await answer(samWith(token))).not.toMatch(/^40[13]/);
    expect(await answer(asOmar)).toEqual(toAgents);
  });

  it('asks for the role as it is by now', async () => {
    const former = newId();
    await service.addStaff(former);
    const ofFormer = {
      ...asStaff(former, { audience }),
      'x-admin-token': await service.tokenOf(former),
    };
    await service.addStaff(former, 'agent');
    expect(await answer(ofFormer)).toEqual(toAgents);
  });

  it('refuses staff without a token [ADM-137]', async () => {
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
    const app = buildApp(service.context);
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
