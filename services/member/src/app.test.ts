import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { asCaller, asMember, asStaff, asVisitor } from '@reset/service-kit/testing';
import { SOMEBODY } from '#testing/card-world.ts';
import { expiredCaller } from '#testing/expired-caller.ts';
import { type MemberServiceUnderTest, startMemberService } from '#testing/member-service.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

const userId = newId();
const MEMBER_ROUTES: [method: 'GET' | 'POST', path: string][] = [
  ['GET', '/users/profile'],
  ['GET', '/dashboard/overview'],
  ['GET', '/recurring_transactions/active_recurring_outflows'],
  ['GET', '/income/earnings'],
  ['GET', '/income/paystubs'],
  ['GET', '/card_accounts/current/card_transactions'],
  ['GET', '/notifications'],
  ['POST', '/notifications/:id/mark_as_read'],
  ['POST', '/admins/internal_message'],
  ['GET', '/plaid/link_token'],
  ['GET', '/plaid/create_access_token'],
  ['GET', '/plaid/search_institutions'],
  ['GET', '/bank_accounts/linked'],
  ['POST', '/bank_accounts/unlink'],
  ['GET', '/bank_accounts/tax_refund_deposit_destination'],
  ['GET', '/bank_account_verifications/current_status'],
  ['GET', '/bank_account_verifications/tax_refund_deposit_destination_status'],
  ['GET', '/pave/status'],
  ['GET', '/pinwheel/link_token'],
  ['GET', '/pinwheel/dds_link_token'],
  ['GET', '/pinwheel/store_data'],
  ['GET', '/pinwheel/status'],
  ['GET', '/pinwheel/monitoring_status'],
  ['POST', '/pinwheel/log_event'],
  ['GET', '/pinwheel/search_institutions'],
];
const WEBHOOKS = [
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
  ['PUT', '/card_account', { person: SOMEBODY }],
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
const TABLES = ['member', 'bank_link', 'payroll_link', 'shift', 'card_account', 'card_transaction'];

describe('the routes of members', () => {
  it('are all that is published, each for members, beside what providers send', async () => {
    await service.app.ready();
    const published = (access: string) =>
      service.app.publishedRoutes
        .filter((route) => route.access === access)
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted();
    const members = MEMBER_ROUTES.map(([method, path]) => `${method} /api/v1${path}`);
    expect(published('member')).toEqual(members.toSorted());
    expect(published('provider')).toEqual(WEBHOOKS.map((path) => `POST /api/v1${path}`));
    expect(service.app.publishedRoutes).toHaveLength(members.length + WEBHOOKS.length);
  });

  it.each(MEMBER_ROUTES)('%s %s refuses whoever is not signed in', async (method, path) => {
    const url = `/api/v1${path.replace(':id', newId())}`;
    const options = { audience: 'member' };
    const refused: Record<string, string>[] = [
      {},
      { 'x-reset-identity': 'nonsense' },
      asVisitor(options),
      asMember(userId, { audience: 'public' }),
      asMember(userId, { ...options, signedBy: 'public' }),
      asMember(userId, { ...options, expiresInMs: -60_000 }),
      asCaller('operator', options),
    ];
    for (const headers of refused) {
      const reply = await service.app.inject({ method, url, headers });
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toEqual({
        error: 'Unauthorized',
        code: 'unauthorized',
        request_id: expect.any(String),
      });
    }
  });
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

describe('/readyz', () => {
  it('asks the database', async () => {
    const reply = await service.app.inject({ method: 'GET', url: '/readyz' });
    expect(reply.json()).toEqual({ status: 'ready', checks: { database: 'ok' } });
  });
});
