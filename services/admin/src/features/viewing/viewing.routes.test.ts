import { newId } from '@reset/service-kit';
import { asMember, asViewer } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { CODE } from '#testing/public-service.ts';
import { tellOfUsers } from '#testing/applied-events.ts';

const audience = 'admin';
const reason = 'She says her limit is wrong.';
const [sam, ada] = [newId(), newId()];
let service: AdminServiceUnderTest;
let rosa: string;
beforeAll(async () => {
  service = await startAdminService();
  await service.addStaff(sam);
  await service.addStaff(ada, 'operations');
  rosa = await tellOfUsers(service.database).registered();
});
afterAll(() => service.stop());

const view = (id: string, payload: object = { reason }) =>
  service.call(ada, 'POST', `/admin/users/${id}/impersonate`, payload);
const stop = (headers: Record<string, string>) =>
  service.app.inject({ method: 'POST', url: '/api/v1/admin/users/stop_impersonating', headers });
const startOf = ({ headers }: { headers: Record<string, unknown> }) => {
  const said = headers['x-reset-session-start'];
  return said === undefined ? null : JSON.parse(Buffer.from(String(said), 'base64url').toString());
};
const logOf = (action: string) =>
  service.database('audit_entry').where({ action }).orderBy('position');

describe('POST /admin/users/:id/impersonate', () => {
  it('gives a session as her, as a viewer and for half an hour, and is logged [ADM-116]', async () => {
    const reply = await view(rosa);
    expect(reply.statusCode).toBe(204);
    expect(startOf(reply)).toEqual({
      user_id: rosa,
      real_user_id: ada,
      roles: ['viewer'],
      second_factor_at: null,
      ends_at: Date.parse('2026-11-20T20:30:00Z') / 1000,
    });
    expect((await logOf('impersonate')).at(-1)).toMatchObject({
      staff_id: ada,
      subject_id: rosa,
      reason,
      state: 'done',
    });
    const told = await service.call(ada, 'GET', `/admin/users/${rosa}/actions`);
    expect(told.json().actions).toMatchObject([
      { action: 'impersonate', made_by: { id: ada }, reason, outcome: 'done' },
    ]);
  });

  it('is refused for staff, for nobody, for a closed account and without a reason, and then is no entry', async () => {
    const before = (await logOf('impersonate')).length;
    const colleague = await tellOfUsers(service.database).registered({
      email: 'ada.approver@example.com',
    });
    await service.addStaff(colleague, 'support');
    const closed = await tellOfUsers(service.database).registered({
      email: `${newId()}@closed.invalid`,
    });
    const answers = [
      await view(colleague),
      await view(newId()),
      await view(closed),
      await view(rosa, { reason: ' ' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 404, 404, 422]);
    expect(answers.map(startOf)).toEqual([null, null, null, null]);
    expect(await logOf('impersonate')).toHaveLength(before);
  });
});

describe('POST /admin/users/stop_impersonating', () => {
  it('gives her own session back to who views, with her second factor [ADM-134, ADM-135]', async () => {
    const secondFactorAt = new Date('2026-11-20T19:59:00Z');
    const reply = await stop(asViewer(rosa, ada, { audience, secondFactorAt }));
    expect(reply.statusCode).toBe(204);
    expect(startOf(reply)).toEqual({
      user_id: ada,
      roles: ['member', 'admin'],
      second_factor_at: secondFactorAt.getTime() / 1000,
    });
    expect((await logOf('stop_impersonating')).at(-1)).toMatchObject({
      staff_id: ada,
      on_behalf_of: rosa,
      subject_id: rosa,
    });
  });

  it('is refused to who views nobody, and to who is of staff no more', async () => {
    for (const [headers, status] of [
      [asMember(rosa, { audience }), 409],
      [asMember(ada, { audience }), 409],
      [asViewer(rosa, newId(), { audience }), 403],
      [{}, 401],
    ] as const) {
      const reply = await stop(headers);
      expect([reply.statusCode, startOf(reply)]).toEqual([status, null]);
    }
  });
});

describe('the back office of who views the product as a member', () => {
  const calling =
    (viewer: string) =>
    (method: 'GET' | 'POST', path: string, payload: object | null, token = '') =>
      service.app.inject({
        method,
        url: `/api/v1/admin/${path}`,
        headers: { ...asViewer(rosa, viewer, { audience }), 'x-admin-token': token },
        ...(payload && { payload }),
      });

  it('is hers by her own code and role, and says as whom she viewed [ADM-135]', async () => {
    const call = calling(ada);
    expect((await call('GET', 'users', null)).json()).toMatchObject({
      code: 'admin_token_required',
    });
    const session = await call('POST', 'session', { otp_attempt: CODE });
    expect(service.world.checked.at(-1)).toMatchObject({ userId: ada });
    const { admin_token: token } = session.json();
    expect((await call('GET', 'users', null, token)).statusCode).toBe(200);
    service.world.member = () => undefined;
    const path = `users/${rosa}/refresh_dsl`;
    expect((await call('POST', path, { reason }, token)).statusCode).toBe(204);
    expect((await logOf('refresh_dsl')).at(-1)).toMatchObject({
      staff_id: ada,
      on_behalf_of: rosa,
      subject_id: rosa,
      state: 'done',
    });
    const made = await call('POST', 'export_data', { type: 'users' }, token);
    expect([made.statusCode, made.json().code]).toEqual([403, 'role_required']);
  });

  it('is of nobody who is not of staff', async () => {
    const reply = await calling(newId())('POST', 'session', { otp_attempt: CODE });
    expect(reply.statusCode).toBe(403);
  });
});
