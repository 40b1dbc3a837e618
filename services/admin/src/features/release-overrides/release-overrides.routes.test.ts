import type { AdminReleases } from '@reset/api-contract/admin/releases.ts';
import type { CheckOverride, OfferedSlice } from '@reset/api-contract/gateway/release-override.ts';
import { InternalCallError, newId } from '@reset/service-kit';
import { asCaller, asStaff, asViewer } from '@reset/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';

const audience = 'admin';
const NOW = '2026-11-20T20:00:00.000Z';
const UNTIL = '2026-11-20T21:00:00.000Z';
const MEMBER: OfferedSlice = {
  slice: 'mfe-member',
  team: 'member',
  path: '/dashboard',
  versions: [
    { version: 'live1', digest: 'd-live', standing: 'live', percent: null },
    { version: 'next1', digest: 'd-next', standing: 'canary', percent: 0 },
  ],
};

let service: AdminServiceUnderTest;
/** An administrator of each test's own. */
let sam: string;
beforeAll(async () => {
  service = await startAdminService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  service.clock.set(NOW);
  sam = newId();
  await service.addStaff(sam);
  service.world.gateway = (path) => {
    expect(path).toBe('/internal/releases');
    return { slices: [MEMBER] };
  };
});

const OVERRIDES = '/admin/release_overrides';
const begin = (userId = sam, payload: object = { slice: 'mfe-member', version: 'next1' }) =>
  service.call(userId, 'POST', OVERRIDES, payload);
const end = (headers: Record<string, string>) =>
  service.app.inject({ method: 'DELETE', url: `/api/v1${OVERRIDES}/current`, headers });
const changeOf = ({ headers }: { headers: Record<string, unknown> }) => {
  const said = headers['x-reset-release-override'];
  return said === undefined
    ? undefined
    : JSON.parse(Buffer.from(String(said), 'base64url').toString());
};
const read = async (userId = sam): Promise<AdminReleases> =>
  (await service.call(userId, 'GET', '/admin/releases')).json();
const logOf = (staffId = sam) =>
  service.database('audit_entry').where({ staff_id: staffId }).orderBy('position');

/** As the gateway asks with a page. */
async function stands(id: string, asked: Partial<CheckOverride> = {}): Promise<boolean> {
  const { session_id: own } =
    (await service.database('release_override').where({ id }).first('session_id')) ?? {};
  const reply = await service.app.inject({
    method: 'POST',
    url: `/internal/release_overrides/${id}/check`,
    headers: asCaller('gateway', { audience }),
    payload: { session_id: own ?? null, is_offered: true, ...asked },
  });
  expect(reply.statusCode).toBe(200);
  return reply.json().stands;
}

/** The log's entry of an end. */
const ended = (id: string, how: string) =>
  expect.objectContaining({
    action: 'release_override.end',
    object_kind: 'release_override',
    object_id: id,
    staff_id: sam,
    state: 'done',
    changes: {
      slice: { before: 'mfe-member' },
      version: { before: 'next1' },
      digest: { before: 'd-next' },
      ended: { after: how },
    },
  });

describe('GET /admin/releases', () => {
  it('has what the registry vouches for, and what the caller opened', async () => {
    expect(await read()).toEqual({ slices: [MEMBER], override: null });
    const { id } = changeOf(await begin());
    expect((await read()).override).toEqual({
      id,
      slice: 'mfe-member',
      version: 'next1',
      until: UNTIL,
      here: true,
    });
    const colleague = newId();
    await service.addStaff(colleague);
    expect((await read(colleague)).override).toBeNull();
    service.clock.set(UNTIL);
    expect((await read()).override).toBeNull();
  });

  it('is 503 while the gateway does not answer', async () => {
    service.world.gateway = () => {
      throw new InternalCallError('No answer', 503, 'unavailable');
    };
    expect((await service.call(sam, 'GET', '/admin/releases')).statusCode).toBe(503);
  });
});

describe('POST /admin/release_overrides', () => {
  it('is for an hour, tells the gateway what it is, and is logged', async () => {
    const reply = await begin();
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({ until: UNTIL, path: '/dashboard' });
    const change = changeOf(reply);
    expect(change).toEqual({
      id: expect.any(String),
      slice: 'mfe-member',
      version: 'next1',
      digest: 'd-next',
      until: UNTIL,
    });
    expect(await logOf()).toEqual([
      expect.objectContaining({
        action: 'release_override.begin',
        object_kind: 'release_override',
        object_id: change.id,
        state: 'done',
        changes: {
          slice: { after: 'mfe-member' },
          version: { after: 'next1' },
          digest: { after: 'd-next' },
          until: { after: UNTIL },
        },
      }),
    ]);
  });

  it('takes the place of the one that she has', async () => {
    const first = changeOf(await begin());
    const second = changeOf(await begin());
    expect(await stands(first.id)).toBe(false);
    expect(await stands(second.id)).toBe(true);
    expect((await logOf()).map(({ action }) => action)).toEqual([
      'release_override.begin',
      'release_override.end',
      'release_override.begin',
    ]);
    expect((await logOf())[1]).toEqual(ended(first.id, 'replaced'));
  });

  it('leaves one standing of many that are begun at once', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => begin()));
    expect(all.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    const standing = await Promise.all(all.map((one) => stands(changeOf(one).id)));
    expect(standing.filter(Boolean)).toHaveLength(1);
  });

  it.each([
    ['of no slice', { slice: 'mfe-nobody', version: 'next1' }],
    ['that the registry does not vouch for', { slice: 'mfe-member', version: 'other' }],
  ])('refuses a version %s', async (_what, payload) => {
    const reply = await begin(sam, payload);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'version_not_offered']);
    expect(changeOf(reply)).toBeUndefined();
    expect(await logOf()).toEqual([]);
  });

  it('refuses every other role, and logs that', async () => {
    const ada = newId();
    await service.addStaff(ada, 'approver');
    const reply = await begin(ada);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'role_required']);
    expect(changeOf(reply)).toBeUndefined();
    expect(await logOf(ada)).toEqual([
      expect.objectContaining({ action: 'release_override.begin', state: 'refused' }),
    ]);
  });

  it('refuses who views the product as a member', async () => {
    const headers = asViewer(newId(), sam, { audience });
    const { admin_token: token } = (
      await service.app.inject({
        method: 'POST',
        url: '/api/v1/admin/session',
        headers,
        payload: { otp_attempt: '314159' },
      })
    ).json();
    const reply = await service.app.inject({
      method: 'POST',
      url: `/api/v1${OVERRIDES}`,
      headers: { ...headers, 'x-admin-token': token },
      payload: { slice: 'mfe-member', version: 'next1' },
    });
    expect(reply.statusCode).toBe(403);
    expect(changeOf(reply)).toBeUndefined();
  });
});

describe('DELETE /admin/release_overrides/current', () => {
  it('ends it without a token, once, and is logged', async () => {
    const { id } = changeOf(await begin());
    for (const _press of ['first', 'second']) {
      const reply = await end(asStaff(sam, { audience }));
      expect([reply.statusCode, changeOf(reply)]).toEqual([204, null]);
    }
    expect(await stands(id)).toBe(false);
    expect((await logOf()).slice(1)).toEqual([ended(id, 'by_staff')]);
  });

  it('ends nobody else’s', async () => {
    const { id } = changeOf(await begin());
    await end(asStaff(newId(), { audience }));
    expect(await stands(id)).toBe(true);
  });
});

describe('an override', () => {
  it('stands in the session of the caller alone, and ends where a page is opened in another', async () => {
    const { id } = changeOf(await begin());
    expect(await stands(id)).toBe(true);
    expect(await stands(id, { session_id: 'another' })).toBe(false);
    expect(await stands(id)).toBe(false);
    expect((await logOf()).slice(1)).toEqual([ended(id, 'session')]);
  });

  it.each<[string, string, Partial<CheckOverride>]>([
    ['she is signed out', 'session', { session_id: null }],
    ['its version is withdrawn', 'withdrawn', { is_offered: false }],
  ])('ends with the first page after %s', async (_what, how, asked) => {
    const { id } = changeOf(await begin());
    expect(await stands(id, asked)).toBe(false);
    expect((await logOf()).slice(1)).toEqual([ended(id, how)]);
  });

  it('ends with her role', async () => {
    const { id } = changeOf(await begin());
    await service.addStaff(sam, 'approver');
    expect(await stands(id)).toBe(false);
    expect((await logOf()).slice(1)).toEqual([ended(id, 'role')]);
  });

  it('ends when its hour is over, to the millisecond', async () => {
    const { id } = changeOf(await begin());
    service.clock.set('2026-11-20T20:59:59.999Z');
    expect(await stands(id)).toBe(true);
    service.clock.set(UNTIL);
    expect(await stands(id)).toBe(false);
    expect((await logOf()).slice(1)).toEqual([ended(id, 'expired')]);
  });

  it('ends in the log although no page is opened any more', async () => {
    const [former, later] = [sam, newId()];
    const { id } = changeOf(await begin());
    await service.addStaff(later);
    service.clock.set('2026-11-20T20:30:00.000Z');
    const second = changeOf(await begin(later));
    service.clock.set(UNTIL);
    await service.jobs.runSchedule('end-release-overrides');
    expect((await logOf(former)).slice(1)).toEqual([ended(id, 'expired')]);
    expect(await stands(second.id)).toBe(true);
    await service.removeStaff(later);
    await service.jobs.runSchedule('end-release-overrides');
    expect((await logOf(later)).map(({ changes }) => changes.ended)).toContainEqual({
      after: 'role',
    });
  });

  it('that nobody knows does not stand', async () => {
    expect(await stands(newId())).toBe(false);
  });

  it('is asked about by the gateway alone', async () => {
    const url = `/internal/release_overrides/${newId()}/check`;
    const payload = { session_id: null, is_offered: true };
    for (const [headers, status] of [
      [{}, 401],
      [asCaller('member', { audience }), 403],
    ] as const) {
      const reply = await service.app.inject({ method: 'POST', url, headers, payload });
      expect(reply.statusCode).toBe(status);
    }
  });
});
