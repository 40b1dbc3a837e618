import type { Waitlist } from '@reset/api-contract/onboarding/waitlist.ts';
import { InternalCallError, newId } from '@reset/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';

const sam = newId();
let service: AdminServiceUnderTest;
beforeAll(async () => {
  service = await startAdminService();
  await service.addStaff(sam, 'operations');
});
afterAll(() => service.stop());

const rosa: Waitlist['entries'][number] = {
  id: newId(),
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
    service.world.onboarding = () => ({ entries: [rosa], total_pages: 3 });
    const reply = await read();
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      entries: [{ ...rosa, bank_account_jobs: [] }],
      total_pages: 3,
    });
  });

  it.each([
    ['', 1],
    ['?page=2', 2],
    ['?page=all', 1],
    ['?page=-4', 1],
    ['?page=99999999999', 1_000_000],
  ])('reads page %j as %d', async (query, page) => {
    const asked: string[] = [];
    service.world.onboarding = (path) => {
      asked.push(path);
      return { entries: [], total_pages: 0 };
    };
    expect((await read(query)).json()).toEqual({ entries: [], total_pages: 0 });
    expect(asked).toEqual([`/internal/waitlist?page=${page}`]);
  });

  it('says when the waitlist cannot be read', async () => {
    service.world.onboarding = () => {
      throw new InternalCallError('onboarding is away', 503, 'service_unavailable');
    };
    const reply = await read();
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({
      error: 'The waitlist cannot be read right now. Please try again.',
    });
  });
});
