import type { WaitlistEvent } from '@reset/api-contract/onboarding/waitlist-events.ts';
import type { Waitlists } from '@reset/api-contract/admin/waitlists.ts';
import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { tellOfLists } from '#testing/applied-events.ts';

const sam = newId();
let service: AdminServiceUnderTest;
beforeAll(async () => {
  service = await startAdminService();
  await service.addStaff(sam, 'operations');
});
afterAll(() => service.stop());

const rosa: WaitlistEvent['payload'] = {
  name: 'Rosa Marin',
  email: 'rosa.marin@example.com',
  bank_account_eligible: 'green',
  bank_account_name: 'Harbor Checking',
  payroll_provider_eligible: 'red',
  payroll_provider_name: 'Uncle Ray',
  payroll_provider_jobs: ['income'],
  income_type: 'hourly',
  time_and_attendance_platform_name: null,
  eligible: 'red',
  created_at: '2026-11-21T20:00:00.000Z',
};
const read = (query = '') => service.call(sam, 'GET', `/admin/waitlists${query}`);

describe('GET /admin/waitlists', () => {
  it('shows who waits, with what is known of her bank and payroll [ADM-086, ADM-087, ADM-103]', async () => {
    expect((await read()).json()).toEqual({ entries: [], total_pages: 0 });
    const waitlist = tellOfLists(service.database);
    const ids = [];
    for (let index = 0; index < 27; index += 1) ids.push(await waitlist.waits(rosa));
    const reply = await read('?page=2');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      entries: [ids[1], ids[0]].map((id) => ({ id, ...rosa, bank_account_jobs: [] })),
      total_pages: 2,
    });
    const { entries } = (await read('?page=-4')).json<Waitlists>();
    expect(entries.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 25));
  });
});
