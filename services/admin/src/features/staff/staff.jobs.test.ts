import { inspect } from 'node:util';
import { newId } from '@reset/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { StaffInvitation } from '@reset/api-contract/admin/staff.ts';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { tellOfUsers } from '#testing/applied-events.ts';

const NINA = 'nina.newcomer@example.com';
let service: AdminServiceUnderTest;
let sam: string;
beforeEach(async () => {
  service = await startAdminService();
  sam = newId();
  await service.addStaff(sam);
});
afterEach(() => service.stop());

const invite = async (by = sam) =>
  (
    await service.call(by, 'POST', '/admin/staff_invitations', { email: NINA, role: 'operations' })
  ).json<StaffInvitation>();

describe('the mail of an invitation', () => {
  it('says who invites, and leads to the page with a token that is stored nowhere', async () => {
    const rosa = await tellOfUsers(service.database).registered();
    await service.addStaff(rosa);
    const { id } = await invite(rosa);
    await service.jobs.drain();
    const [mail] = service.mails;
    const token = service.tokens.issue('staff_invitation', id);
    expect(mail).toMatchObject({
      to: NINA,
      subject: "You're invited to join the Reset staff",
      messageId: service.jobs.taken()[0]?.id,
    });
    const link = `https://app.example/users/invitation?invitation_token=${token}`;
    expect(mail?.text).toContain(`Rosa Marin invites you`);
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(link);
    const stored = inspect([
      service.jobs.taken(),
      await service.database('staff_invitation'),
      await service.log(),
    ]);
    expect(stored).not.toContain(token);
  });

  it('names nobody of whom nothing is known', async () => {
    await invite();
    await service.jobs.drain();
    expect(service.mails[0]?.text).toContain('Someone on our staff invites you');
  });

  it('is not sent for one that is void or too old by then', async () => {
    const { id } = await invite();
    await service.call(sam, 'DELETE', `/admin/staff_invitations/${id}`);
    await invite();
    service.clock.set('2026-11-27T20:00:00Z');
    await service.jobs.drain();
    expect(service.mails).toEqual([]);
  });
});
