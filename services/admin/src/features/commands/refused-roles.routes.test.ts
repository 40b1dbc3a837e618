import { newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { commandingStaff } from '#testing/commanding-staff.ts';

const schedule = newId();
const { service, staff, rosa, asked, answer } = await commandingStaff({
  sue: 'support',
  omar: 'operations',
});
service.world.subjects[schedule] = rosa;
const give = (path: string) =>
  service.call(staff.sue, 'POST', `/admin/${path}`, { reason: 'She called us.' });

describe('what a role may not do', () => {
  it.each([
    ['refresh_dsl', `users/${rosa}/refresh_dsl`, { subject_id: rosa, object_id: null }],
    [
      'repayment_schedule.approve',
      `repayment_schedules/${schedule}/approve`,
      { subject_id: rosa, object_id: schedule },
    ],
    ['export.make', 'export_data', { subject_id: null, object_id: null }],
    ['refresh_dsl', 'users/nobody/refresh_dsl', { subject_id: null, object_id: null }],
  ])('is refused and logged: %s', async (action, path, of) => {
    expect((await give(path)).statusCode).toBe(403);
    expect(asked).toEqual([]);
    expect(await service.database('audit_entry').orderBy('position', 'desc').first()).toMatchObject(
      {
        staff_id: staff.sue,
        action,
        state: 'refused',
        refusal: { code: 'role_required', error: expect.stringMatching(/does not allow/) },
        ...of,
      },
    );
  });

  const logged = () => service.database('audit_entry').orderBy('position', 'desc').first();

  it.each(['approve', 'decline'])('is logged with whom an approval is about: %s', async (verb) => {
    answer({ needs_approval_of_cents: 25_000 });
    const fields = { effective_date: '2026-11-21', reason: 'She called us.' };
    const path = `/admin/users/${rosa}/debit_external_account`;
    const { approval } = (await service.call(staff.omar, 'POST', path, fields)).json();
    expect((await give(`approvals/${approval.id}/${verb}`)).statusCode).toBe(403);
    const about = { state: 'refused', subject_id: rosa, object_id: approval.id };
    expect(await logged()).toMatchObject(about);
    await give(`approvals/nothing/${verb}`);
    expect(await logged()).toMatchObject({ subject_id: null, object_id: 'nothing' });
  });

  it('is not logged where it only reads', async () => {
    const count = async () => Number((await service.database('audit_entry').count())[0]?.['count']);
    const before = await count();
    expect((await service.call(staff.sue, 'GET', '/admin/approvals')).statusCode).toBe(403);
    expect(await count()).toBe(before);
  });
});
