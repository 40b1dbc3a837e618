import { newId } from '@reset/service-kit';
import { asStaff } from '@reset/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Staff } from '@reset/api-contract/admin/staff.ts';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { tellOfUsers } from '#testing/applied-events.ts';

const NOW = '2026-11-20T20:00:00.000Z';
const [sam, ada, omar] = [newId(), newId(), newId()];
let service: AdminServiceUnderTest;
beforeEach(async () => {
  service = await startAdminService();
  await service.addStaff(sam);
});
afterEach(() => service.stop());

const change = (by: string, id: string, payload: object = { role: 'operations' }) =>
  service.call(by, 'PUT', `/admin/staff/${id}`, payload);
const remove = (by: string, id: string) => service.call(by, 'DELETE', `/admin/staff/${id}`);
const roles = async () =>
  Object.fromEntries((await service.database('staff')).map(({ user_id: id, role }) => [id, role]));
const told = async () => (await service.events()).map(({ type, subject }) => [type, subject]);

describe('GET /admin/staff', () => {
  it('shows who is of staff, first come first, and who asks', async () => {
    const users = tellOfUsers(service.database);
    const rosa = await users.registered();
    await users.signedIn(rosa, '2026-11-20T19:00:00.000Z');
    service.clock.set('2026-11-20T20:01:00Z');
    await service.addStaff(rosa, 'operations');
    const reply = await service.call(rosa, 'GET', '/admin/staff');
    expect(reply.statusCode).toBe(200);
    expect(reply.json<Staff>()).toEqual({
      staff: [
        // Nothing has been told of him yet.
        {
          id: sam,
          name: null,
          email: null,
          role: 'administrator',
          added_at: NOW,
          last_sign_in_at: null,
          you: false,
        },
        {
          id: rosa,
          name: 'Rosa Marin',
          email: 'rosa.marin@example.com',
          role: 'operations',
          added_at: '2026-11-20T20:01:00.000Z',
          last_sign_in_at: '2026-11-20T19:00:00.000Z',
          you: true,
        },
      ],
      invitations: [],
    });
  });
});

describe('PUT /admin/staff/:id', () => {
  beforeEach(() => service.addStaff(ada, 'operations'));

  it('gives a role, and may be sent again', async () => {
    for (let time = 0; time < 2; time++) {
      expect((await change(sam, ada, { role: 'administrator' })).statusCode).toBe(204);
    }
    expect(await roles()).toEqual({ [sam]: 'administrator', [ada]: 'administrator' });
    expect(await service.log()).toHaveLength(3);
  });

  it('takes nothing from the last administrator', async () => {
    const reply = await change(sam, sam);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'last_administrator' });
    expect(await roles()).toMatchObject({ [sam]: 'administrator' });
  });

  it('leaves one administrator of two who demote themselves at once', async () => {
    await service.addStaff(ada, 'administrator');
    const replies = await Promise.all([change(sam, sam), change(ada, ada)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect(Object.values(await roles()).toSorted()).toEqual(['administrator', 'operations']);
  });

  it('knows nobody who is not of staff', async () => {
    expect((await change(sam, newId())).statusCode).toBe(404);
  });

  it.each([[{}], [{ role: 'admin' }], [{ role: null }], [{ role: 'administrator', id: omar }]])(
    'refuses %j',
    async (body) => {
      expect((await change(sam, ada, body)).statusCode).toBe(422);
      expect(await roles()).toMatchObject({ [ada]: 'operations' });
    },
  );
});

describe('DELETE /admin/staff/:id', () => {
  it('ends it at once, with her sessions in the back office, and tells it', async () => {
    await service.addStaff(ada);
    const token = await service.tokenOf(ada);
    expect((await service.get('/admin/users', ada, token)).statusCode).toBe(200);
    expect((await remove(sam, ada)).statusCode).toBe(204);
    expect((await service.get('/admin/users', ada, token)).statusCode).toBe(403);
    expect((await service.askForToken(ada)).statusCode).toBe(403);
    expect(await told()).toEqual([
      ['staff.added', sam],
      ['staff.added', ada],
      ['staff.removed', ada],
    ]);
  });

  it('is allowed to oneself, unless one is the last administrator', async () => {
    await service.addStaff(ada);
    await service.addStaff(omar, 'operations');
    expect((await remove(ada, ada)).statusCode).toBe(204);
    const reply = await remove(sam, sam);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'last_administrator' });
    expect(await roles()).toEqual({ [sam]: 'administrator', [omar]: 'operations' });
  });

  it('leaves one of two administrators who remove one another at once', async () => {
    await service.addStaff(ada);
    // Both have proved who they are before either is removed.
    const tokens = new Map([
      [sam, await service.tokenOf(sam)],
      [ada, await service.tokenOf(ada)],
    ]);
    const removeAtOnce = (by: string, id: string) =>
      service.app.inject({
        method: 'DELETE',
        url: `/api/v1/admin/staff/${id}`,
        headers: { ...asStaff(by, { audience: 'admin' }), 'x-admin-token': tokens.get(by) },
      });
    const replies = await Promise.all([removeAtOnce(sam, ada), removeAtOnce(ada, sam)]);
    const statuses = replies.map(({ statusCode }) => statusCode).toSorted();
    // Who came second is no administrator any more by the time of her turn, or has no token left.
    expect(statuses).toEqual([204, 403]);
    expect(Object.values(await roles())).toEqual(['administrator']);
  });

  it('knows nobody who is not of staff', async () => {
    expect((await remove(sam, newId())).statusCode).toBe(404);
  });
});

describe('the log of staff', () => {
  it('says who changed what when, in which request', async () => {
    await service.addStaff(ada, 'operations');
    service.clock.set('2026-11-20T20:05:00Z');
    const raised = await change(sam, ada, { role: 'administrator' });
    await remove(sam, ada);
    const [first, second, third, fourth] = await service.log();
    expect([first, second]).toMatchObject([
      { action: 'staff.added', staff_id: null, subject_id: sam },
      { action: 'staff.added', staff_id: null, subject_id: ada },
    ]);
    expect(third).toMatchObject({
      position: 3n,
      at: new Date('2026-11-20T20:05:00Z'),
      staff_id: sam,
      action: 'staff.role_changed',
      subject_id: ada,
      object_id: null,
      changes: { role: { before: 'operations', after: 'administrator' } },
      state: 'done',
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(raised.statusCode).toBe(204);
    expect(fourth).toMatchObject({
      action: 'staff.removed',
      staff_id: sam,
      subject_id: ada,
      changes: { role: { before: 'administrator', after: null } },
    });
  });

  it('says nothing of what was refused', async () => {
    await change(sam, sam);
    await remove(sam, newId());
    expect(await service.log()).toHaveLength(1);
  });

  it.each([
    "UPDATE audit_entry SET state = 'refused'",
    'DELETE FROM audit_entry',
    'TRUNCATE audit_entry',
  ])('refuses %s, to whom owns the database too', async (statement) => {
    await expect(service.database.raw(statement)).rejects.toThrow(/stays there/);
  });
});
