import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import { newId, placeholderConfig } from '@reset/service-kit';
import { asMember, asStaff, asStrangers } from '@reset/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { buildApp } from './app.ts';
import { AdminConfig } from './config.ts';
import { openContext } from './context.ts';

const NOW = '2026-11-20T20:00:00Z';
const audience = 'admin';
const [sam, ada, rosa] = [newId(), newId(), newId()];
const ROLES: readonly StaffRole[] = ['support', 'operations', 'approver', 'administrator'];
const staffOf = Object.fromEntries(ROLES.map((role) => [role, newId()])) as Record<
  StaffRole,
  string
>;

let service: AdminServiceUnderTest;
let token: string;
beforeAll(async () => {
  service = await startAdminService();
  await service.addStaff(sam);
  await service.addStaff(ada);
  for (const role of ROLES) await service.addStaff(staffOf[role], role);
});
beforeEach(async () => {
  service.clock.set(NOW);
  token = await service.tokenOf(sam);
});
afterAll(() => service.stop());

/** Read off the service, so that a route that is added tomorrow is tried as well. */
const declared = new Map<string, { staffRole?: StaffRole; stepUp?: true }>();
const built = buildApp(openContext(placeholderConfig(AdminConfig)));
built.addHook('onRoute', ({ method, url, config }) => {
  declared.set(`${String(method)} ${url}`, config ?? {});
});
await built.ready();
const published = built.publishedRoutes.map(({ method, path, access }) => ({
  method,
  path,
  access,
}));
/** By staff in a session as somebody else, which is of no staff. */
const STOP_VIEWING = '/api/v1/admin/users/stop_impersonating';
const below = published.filter(
  ({ path }) => path.startsWith('/api/v1/admin/') && path !== STOP_VIEWING,
);
const WITHOUT_TOKEN = ['/api/v1/admin/session', '/api/v1/admin/release_overrides/current'];
const behindToken = below.filter(({ path }) => !WITHOUT_TOKEN.includes(path));
/** @throws when the route names none */
function leastRoleOf({ method, path }: Route): StaffRole {
  const least = declared.get(`${method} ${path}`)?.staffRole;
  if (!least) throw new Error(`${method} ${path} names no role.`);
  return least;
}
const asksForStepUp = ({ method, path }: Route) =>
  declared.get(`${method} ${path}`)?.stepUp === true;
const isRefused = (role: StaffRole, route: Route) =>
  ROLES.indexOf(role) < ROLES.indexOf(leastRoleOf(route));

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
  it('is below /admin and for staff alone, but for the ways to become staff and to stop viewing', () => {
    expect(below.length).toBeGreaterThan(6);
    for (const { path, access } of below) expect([path, access]).toEqual([path, 'admin']);
    expect(published.filter((route) => !below.includes(route))).toEqual([
      { method: 'POST', path: '/api/v1/staff_invitations/accept', access: 'member' },
      { method: 'POST', path: STOP_VIEWING, access: 'member' },
    ]);
  });

  const forRole = (role: StaffRole) =>
    behindToken
      .filter((route) => leastRoleOf(route) === role)
      .map(({ method, path }) => `${method} ${path.replace('/api/v1/admin', '')}`);

  it('keeps decisions for approvers and the staff for administrators', () => {
    expect(forRole('approver')).toEqual([
      'POST /audit_check',
      'POST /repayment_schedules/:id/approve',
      'POST /approvals/:id/approve',
      'POST /approvals/:id/decline',
    ]);
    expect(forRole('administrator')).toEqual([
      'PUT /staff/:id',
      'DELETE /staff/:id',
      'POST /staff_invitations',
      'DELETE /staff_invitations/:id',
      'POST /export_data',
      'POST /audit_entries/export',
      'GET /exports',
      'GET /exports/:id/file',
      'GET /flags',
      'GET /releases',
      'POST /release_overrides',
    ]);
  });

  it('asks anew who moves money or what it goes by, changes the staff or exports data', () => {
    const asking = behindToken.filter(asksForStepUp);
    const named = asking.map(
      ({ method, path }) => `${method} ${path.replace('/api/v1/admin', '')}`,
    );
    expect(named).toEqual([
      'PUT /staff/:id',
      'DELETE /staff/:id',
      'POST /staff_invitations',
      'DELETE /staff_invitations/:id',
      'POST /users/:id/update_phone_number',
      'DELETE /users/:id',
      'POST /users/:id/update_address',
      'POST /repayment_schedules',
      'POST /repayment_schedules/:id/approve',
      'POST /repayment_schedules/:id/inactivate',
      'POST /users/:id/debit_external_account',
      'POST /users/:id/override_compensation',
      'POST /users/:id/end_compensation_override',
      'POST /users/:id/issue_physical_card',
      'POST /users/:id/override_pay_period',
      'POST /disputes/:id/provisional_credit',
      'POST /disputes/:id/decision',
      'POST /reconciliation_differences/:id/close',
      'POST /approvals/:id/approve',
      'POST /approvals/:id/decline',
      'POST /export_data',
      'POST /audit_entries/export',
      'GET /exports/:id/file',
    ]);
  });

  it('lets support read, write to members, take cases, and change only errors of links and views of her own', () => {
    expect(forRole('support').filter((route) => !route.startsWith('GET '))).toEqual([
      'POST /integration_errors/:id/resolve',
      'POST /disputes/:id/messages',
      'PUT /cases/:id/owner',
      'PUT /saved_views',
      'DELETE /saved_views',
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

  const afterFive = asksForStepUp(route)
    ? '403 step_up_required'
    : expect.not.stringMatching(/^40[13]/);

  it('lets in who holds a token that serves, to the end of its 15 minutes or of 5', async () => {
    service.clock.set('2026-11-20T20:04:59.999Z');
    expect(await answer(samWith(token))).not.toMatch(/^40[13]/);
    for (const at of ['2026-11-20T20:05:00Z', '2026-11-20T20:14:59.999Z']) {
      service.clock.set(at);
      expect(await answer(samWith(token))).toEqual(afterFive);
    }
  });

  const answerFor = (role: StaffRole) =>
    isRefused(role, route) ? '403 role_required' : expect.not.stringMatching(/^40[13]/);

  it.each(ROLES)('lets %s in where the role may go, and nowhere else', async (role) => {
    const id = staffOf[role];
    const asHer = { ...asStaff(id, { audience }), 'x-admin-token': await service.tokenOf(id) };
    expect(await answer(asHer)).toEqual(answerFor(role));
  });

  it('asks for the role as it is by now', async () => {
    const former = newId();
    await service.addStaff(former);
    const ofFormer = {
      ...asStaff(former, { audience }),
      'x-admin-token': await service.tokenOf(former),
    };
    await service.addStaff(former, 'support');
    expect(await answer(ofFormer)).toEqual(answerFor('support'));
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

  it('cannot forget its role', async () => {
    const app = buildApp(service.context);
    app.register(async (scope) => {
      scope.get('/api/v1/admin/tomorrow', { config: { access: 'admin' } }, async () => 'open');
    });
    await expect(app.ready()).rejects.toThrow('has to say who of staff may call it');
    await app.close();
  });
});

describe('/readyz', () => {
  it('asks the database', async () => {
    const reply = await service.app.inject('/readyz');
    expect(reply.json()).toEqual({ status: 'ready', checks: { database: 'ok' } });
  });
});
