import { newId } from '@reset/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Staff, StaffInvitation } from '@reset/api-contract/admin/staff.ts';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { tellOfUsers } from '#testing/applied-events.ts';

const [sam, ada] = [newId(), newId()];
const NINA = 'nina.newcomer@example.com';
let service: AdminServiceUnderTest;
beforeEach(async () => {
  service = await startAdminService();
  await service.addStaff(sam);
});
afterEach(() => service.stop());

const invite = (payload: object = { email: NINA, role: 'operations' }, by = sam) =>
  service.call(by, 'POST', '/admin/staff_invitations', payload);
const voidIt = (id: string) => service.call(sam, 'DELETE', `/admin/staff_invitations/${id}`);
const open = async () => (await service.call(sam, 'GET', '/admin/staff')).json<Staff>().invitations;
const actions = async () => (await service.log()).map(({ action }) => action);

describe('POST /admin/staff_invitations', () => {
  it('invites an address for 7 days and has a mail sent', async () => {
    const reply = await invite({ email: ` ${NINA.toUpperCase()} `, role: 'operations' });
    expect(reply.statusCode).toBe(201);
    const invitation = reply.json<StaffInvitation>();
    expect(invitation).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: NINA,
      role: 'operations',
      invited_at: '2026-11-20T20:00:00.000Z',
      expires_at: '2026-11-27T20:00:00.000Z',
    });
    expect(await open()).toEqual([invitation]);
    expect(service.jobs.taken()).toEqual([
      {
        id: expect.any(String),
        queue: 'staff_invitation_mail',
        data: { invitation_id: invitation.id },
      },
    ]);
    expect((await service.log()).at(-1)).toMatchObject({
      action: 'staff.invited',
      staff_id: sam,
      subject_id: null,
      object_kind: 'staff_invitation',
      object_id: invitation.id,
      changes: { role: { after: 'operations' } },
    });
  });

  it('again sends a new mail, and leaves one that is open', async () => {
    await invite();
    const second = (await invite({ email: NINA, role: 'administrator' })).json<StaffInvitation>();
    expect(await open()).toEqual([second]);
    expect(service.jobs.taken()).toHaveLength(2);
    expect(await actions()).toEqual([
      'staff.added',
      'staff.invited',
      'staff.invitation_voided',
      'staff.invited',
    ]);
  });

  it('ten times at once leaves one that is open', async () => {
    const token = await service.tokenOf(sam);
    expect(token).toBeTruthy();
    const replies = await Promise.all(Array.from({ length: 10 }, () => invite()));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect(await open()).toHaveLength(1);
  });

  it('refuses who is of staff already', async () => {
    const rosa = await tellOfUsers(service.database).registered();
    await service.addStaff(rosa, 'operations');
    const reply = await invite({ email: 'Rosa.Marin@example.com', role: 'administrator' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'already_staff' });
    expect(service.jobs.taken()).toEqual([]);
  });

  it.each([
    'nobody',
    'a@b',
    'two@example.com,three@example.com',
    'a b@example.com',
    '<x>@y.example',
  ])('refuses %s as an address', async (email) => {
    const reply = await invite({ email, role: 'operations' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: { email: ['This is not an email address.'] } });
    expect(service.jobs.taken()).toEqual([]);
  });

  it.each([[{ email: NINA }], [{ email: NINA, role: 'admin' }], [{ role: 'operations' }]])(
    'refuses %j',
    async (body) => {
      expect((await invite(body)).statusCode).toBe(422);
    },
  );
});

describe('DELETE /admin/staff_invitations/:id', () => {
  it('voids it, once', async () => {
    const { id } = (await invite()).json<StaffInvitation>();
    expect((await voidIt(id)).statusCode).toBe(204);
    expect(await open()).toEqual([]);
    expect((await voidIt(id)).statusCode).toBe(404);
    expect(await actions()).toEqual(['staff.added', 'staff.invited', 'staff.invitation_voided']);
  });
});

describe('an invitation', () => {
  it('is void once who gave it is of staff no more', async () => {
    await service.addStaff(ada);
    await invite(undefined, ada);
    await service.removeStaff(ada);
    expect(await open()).toEqual([]);
  });

  it('is void once who gave it may invite nobody any more', async () => {
    await service.addStaff(ada);
    await invite(undefined, ada);
    await service.addStaff(ada, 'operations');
    expect(await open()).toEqual([]);
  });

  it('is not shown when it is too old', async () => {
    await invite();
    service.clock.set('2026-11-27T20:00:00Z');
    expect(await open()).toEqual([]);
  });
});
