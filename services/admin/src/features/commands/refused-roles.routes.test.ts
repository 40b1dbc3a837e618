import { newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { commandingStaff } from '#testing/commanding-staff.ts';

const schedule = newId();
const { service, staff, rosa, asked } = await commandingStaff({ sue: 'support' });
const give = (path: string) =>
  service.call(staff.sue, 'POST', `/admin/${path}`, { reason: 'She called us.' });

describe('what a role may not do', () => {
  it.each([
    ['refresh_dsl', `users/${rosa}/refresh_dsl`, { subject_id: rosa, object_id: null }],
    [
      'repayment_schedule.approve',
      `repayment_schedules/${schedule}/approve`,
      { subject_id: null, object_id: schedule },
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

  it('is not logged where it only reads', async () => {
    const count = async () => Number((await service.database('audit_entry').count())[0]?.['count']);
    const before = await count();
    expect((await service.call(staff.sue, 'GET', '/admin/approvals')).statusCode).toBe(403);
    expect(await count()).toBe(before);
  });
});
