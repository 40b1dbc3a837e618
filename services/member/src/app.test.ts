import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, placeholderConfig } from '@reset/service-kit';
import { asCaller, asStaff, asStrangers } from '@reset/service-kit/testing';
import { CARD_APPLICANT } from '#testing/card-world.ts';
import { expiredCaller } from '#testing/expired-caller.ts';
import { type MemberServiceUnderTest, startMemberService } from '#testing/member-service.ts';
import { buildApp } from './app.ts';
import { MemberConfig } from './config.ts';
import { openContext } from './context.ts';

const outside = openContext(placeholderConfig(MemberConfig));
let service: MemberServiceUnderTest;
beforeAll(async () => {
  // With the routes that only demonstrations have.
  service = await startMemberService({ simulation: outside.simulation });
});
afterAll(() => service.stop());

const userId = newId();
/** Read off the service, so that a route that is added tomorrow is tried as well. */
const built = buildApp(outside);
await built.ready();
const published = (access: string) =>
  built.publishedRoutes.filter((route) => route.access === access);
const WEBHOOKS = [
  '/webhooks/april',
  '/webhooks/pinwheel',
  '/webhooks/plaid',
  '/webhooks/synctera',
  '/webhooks/synctera/authorizations',
];
const COMMANDS: [method: 'GET' | 'PUT', path: string, body: object | null][] = [
  ['PUT', '', { repayment_method: 'ach_debit_flow' }],
  ['PUT', '/bank_link', { access_token: 'access-1' }],
  ['PUT', '/payroll_link', { account_id: 'account-1' }],
  ['GET', '/links', null],
  ['GET', '/shifts', null],
  ['PUT', `/shifts/${newId()}`, { ended_on: '2026-11-19', minutes: 1, gross_cents: 1 }],
  ['PUT', '/card_account', { person: CARD_APPLICANT }],
  [
    'PUT',
    `/card_transactions/${newId()}`,
    {
      occurred_at: '2026-11-19T20:00:00Z',
      amount_cents: 1,
      merchant_name: 'Shop',
      customer_state: 'posted',
    },
  ],
];
/** What the admin service alone reads, of one person. */
const FOR_STAFF = [
  '/staff_view',
  '/timeline',
  `/limits/${newId()}`,
  '/pinwheel_status',
  '/direct_deposit',
  '/annualized_income',
  '/plaid_status',
  '/plaid_transactions',
  '/normalized_transactions?page=1',
  '/pave_status',
  '/unresolved_integration_errors',
];
const TABLES = ['member', 'bank_link', 'payroll_link', 'shift', 'card_account', 'card_transaction'];

describe('the published routes', () => {
  it('are for members, beside what providers send', () => {
    const [members, providers] = [published('member'), published('provider')];
    expect(members.length).toBeGreaterThan(20);
    expect(providers.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      WEBHOOKS.map((path) => `POST /api/v1${path}`),
    );
    expect(built.publishedRoutes).toHaveLength(members.length + providers.length);
  });

  it.each(published('member'))(
    '$method $path refuses whoever is not signed in',
    async ({ method, path }) => {
      const url = path.replace(':id', newId());
      for (const headers of asStrangers({ audience: 'member' })) {
        const reply = await service.app.inject({ method: method as 'GET', url, headers });
        expect(reply.statusCode).toBe(401);
        expect(reply.json()).toEqual({
          error: 'Unauthorized',
          code: 'unauthorized',
          request_id: expect.any(String),
        });
      }
    },
  );
});

describe('the internal routes', () => {
  it.each(COMMANDS)(
    '%s /internal/members/:user_id%s refuse strangers',
    async (method, path, body) => {
      const audience = 'member';
      const url = `/internal/members/${userId}${path}`;
      const refused: [number, Record<string, string>][] = [
        [401, {}],
        [401, { authorization: 'Bearer nonsense' }],
        [401, expiredCaller('operator')],
        [401, asStaff(userId, { audience })],
        [401, asCaller('operator', { audience: 'public' })],
        [401, asCaller('operator', { audience, signedBy: 'gateway' })],
        [401, asCaller('stranger', { audience })],
        [403, asCaller('gateway', { audience })],
        [403, asCaller('public', { audience })],
      ];
      for (const [status, headers] of refused) {
        const reply = await service.app.inject({
          method,
          url,
          headers,
          ...(body ? { payload: body } : {}),
        });
        expect(reply.statusCode).toBe(status);
        expect(Object.keys(reply.json()).toSorted()).toEqual(['code', 'error', 'request_id']);
      }
      for (const table of TABLES) expect(await service.database(table)).toEqual([]);
    },
  );

  it.each(COMMANDS)(
    '%s /internal/members/:user_id%s refuse bad addresses',
    async (method, path, body) => {
      const headers = asCaller('operator', { audience: 'member' });
      for (const id of ['1', "1' OR '1'='1", userId.toUpperCase(), '%00', `${userId}%0a`]) {
        const url = `/internal/members/${encodeURIComponent(id)}${path}`;
        const reply = await service.app.inject({
          method,
          url,
          headers,
          ...(body ? { payload: body } : {}),
        });
        expect(reply.statusCode).toBe(422);
        expect(reply.json()).toMatchObject({
          code: 'invalid_request',
          errors: { user_id: [expect.any(String)] },
        });
      }
    },
  );

  it.each(COMMANDS.filter(([method]) => method === 'PUT'))(
    '%s /internal/members/:user_id%s refuse what is not the body',
    async (_method, path, body) => {
      const bodies: [number, object | string][] = [
        [400, '{"broken'],
        [422, {}],
        [422, [body]],
        [422, { ...body, unknown: 1 }],
        [422, 'null'],
        [413, { ...body, filler: 'x'.repeat(2 * 1024 * 1024) }],
      ];
      for (const [status, payload] of bodies) {
        const reply = await service.put(`${userId}${path}`, payload);
        expect([payload, reply.statusCode]).toEqual([payload, status]);
        expect(reply.body).not.toMatch(/\bat .*\.ts/);
      }
      for (const table of TABLES) expect(await service.database(table)).toEqual([]);
    },
  );

  it.each(COMMANDS.filter(([, path]) => path !== '' && path !== '/links'))(
    '%s /internal/members/:user_id%s know nobody who is no member',
    async (method, path, body) => {
      const reply =
        method === 'GET'
          ? await service.ask(userId + path)
          : await service.put(userId + path, body ?? {});
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ error: 'Not found' });
    },
  );
});

describe('what staff read', () => {
  const ask = (path: string, headers: Record<string, string>, id = userId) =>
    service.app.inject({ url: `/internal/members/${encodeURIComponent(id)}${path}`, headers });
  const audience = 'member';

  it.each(FOR_STAFF)('%s is read by the admin service alone', async (path) => {
    const refused: [number, Record<string, string>][] = [
      [401, {}],
      [401, expiredCaller('admin')],
      [401, asStaff(userId, { audience })],
      [401, asCaller('admin', { audience: 'public' })],
      [401, asCaller('admin', { audience, signedBy: 'gateway' })],
      [403, asCaller('operator', { audience })],
      [403, asCaller('onboarding', { audience })],
      [403, asCaller('public', { audience })],
    ];
    for (const [status, headers] of refused) {
      expect((await ask(path, headers)).statusCode).toBe(status);
    }
  });

  it.each(FOR_STAFF)('%s is of nobody whose id is none', async (path) => {
    for (const id of ['1', "1' OR '1'='1", userId.toUpperCase(), `${userId}%0a`]) {
      const reply = await ask(path, asCaller('admin', { audience }), id);
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toMatchObject({ errors: { user_id: [expect.any(String)] } });
    }
  });

  it.each(FOR_STAFF)('%s has nothing of who is no member', async (path) => {
    const reply = await ask(path, asCaller('admin', { audience }));
    expect(reply.statusCode).toBe(path.startsWith('/limits') ? 404 : 200);
  });
});

describe('/readyz', () => {
  it('asks the database, and for a decision about nothing, which readies the first real one', async () => {
    const reply = await service.app.inject({ method: 'GET', url: '/readyz' });
    expect(reply.json()).toEqual({
      status: 'ready',
      checks: { database: 'ok', authorizations: 'ok' },
    });
  });
});
