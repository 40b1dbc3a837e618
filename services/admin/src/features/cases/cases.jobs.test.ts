import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { tellOfCases, tellOfUsers } from '#testing/applied-events.ts';

let service: AdminServiceUnderTest;
let sam: string;
beforeAll(async () => {
  service = await startAdminService();
  const users = tellOfUsers(service.database);
  sam = await users.registered({ email: 'sam@example.com' });
  const ada = await users.registered({ email: 'ada@example.com' });
  await users.registered({ email: 'rosa@example.com' });
  await service.addStaff(sam, 'support');
  await service.addStaff(ada, 'approver');
});
beforeEach(() => {
  service.mails.length = 0;
});
afterAll(() => service.stop());

async function mailedOn(day: string) {
  service.clock.set(`${day}T15:00:00Z`);
  await service.jobs.runSchedule('mail-overdue-cases');
  await service.jobs.drain();
  return service.mails;
}

describe('the mail of overdue cases', () => {
  it('goes to all staff each morning of a banking day, while something is overdue', async () => {
    const cases = tellOfCases(service.database);
    const due_at = '2026-11-25T07:59:59.999Z';
    const [one, other] = [await cases.opened({ due_at }), await cases.opened({ due_at })];
    expect(await mailedOn('2026-11-24')).toEqual([]);
    await service.call(sam, 'PUT', `/admin/cases/${one}/owner`, { taken: true });

    const mails = await mailedOn('2026-11-25');
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['ada@example.com', 'sam@example.com']);
    const toSam = mails.find(({ to }) => to === 'sam@example.com');
    expect(toSam).toMatchObject({ subject: '2 cases are overdue' });
    expect(toSam?.text).toContain('1 of them is yours, and 1 is nobody’s yet.');
    expect(toSam?.text).toContain('/admin/cases?overdue=true');

    service.mails.length = 0;
    // Thanksgiving, and a Saturday.
    expect(await mailedOn('2026-11-26')).toEqual([]);
    expect(await mailedOn('2026-11-28')).toEqual([]);
    await cases.closed(one);
    await cases.closed(other);
    expect(await mailedOn('2026-11-30')).toEqual([]);
  });
});
