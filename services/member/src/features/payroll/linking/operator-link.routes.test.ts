import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, ProviderError } from '@reset/service-kit';
import { HARMLESS_TEXTS, REFUSED_TEXTS } from '#testing/bad-texts.ts';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

const link = (userId: string, accountId: unknown = 'account-1') =>
  service.put(`${userId}/payroll_link`, { account_id: accountId });
const rows = (table: string, userId: string) =>
  service.database(table).where({ user_id: userId }).orderBy(1);
const shiftsOf = (userId: string) =>
  service.database('shift').where({ user_id: userId }).orderBy('ended_on');

describe('PUT /internal/members/:user_id/payroll_link', () => {
  it('stores terms, shifts and paystubs', async () => {
    const userId = await someMember(service);
    expect((await link(userId)).statusCode).toBe(204);
    expect(await rows('payroll_link', userId)).toMatchObject([
      {
        account_id: 'account-1',
        employer_name: 'Juniper Lane Markets',
        pay_frequency: 'bi_weekly',
      },
    ]);
    expect(await shiftsOf(userId)).toMatchObject([
      { provider_shift_id: 's0', ended_on: '2026-11-10', minutes: 480, gross_cents: 19_400 },
      { provider_shift_id: 's1' },
      { provider_shift_id: 's2' },
    ]);
    expect(await rows('paystub', userId)).toMatchObject([
      {
        pay_on: '2026-11-17',
        period_end_on: '2026-11-10',
        gross_cents: 194_000,
        net_cents: 139_680,
      },
    ]);
  });

  it('links an account that she can repair, whoever it was connected for, and nobody else', async () => {
    const [userId, stranger] = [await someMember(service), await someMember(service)];
    await link(userId);
    const store = async (by: string) =>
      (await service.get(by, '/pinwheel/store_data?account_id=account-1&platform_id=platform-1'))
        .statusCode;
    expect(await store(stranger)).toBe(422);
    expect(await store(userId)).toBe(200);
    expect(await rows('payroll_link', userId)).toHaveLength(1);
  });

  it('brings known shifts up to date, forgets those that are gone, keeps what others reported', async () => {
    const userId = await someMember(service, 'payroll_link');
    const own = newId();
    await service.put(`${userId}/shifts/${own}`, {
      ended_on: '2026-11-18',
      minutes: 60,
      gross_cents: 100,
    });
    const ids = (await shiftsOf(userId)).map(({ id }) => id);
    const { shifts } = service.world;
    service.world.shifts = [
      { providerShiftId: 's2', endedOn: '2026-11-19', minutes: 60, grossCents: 5 },
      { providerShiftId: 's3', endedOn: '2026-11-20', minutes: 60, grossCents: 6 },
    ];
    await link(userId);
    service.world.shifts = shifts;
    expect(await shiftsOf(userId)).toMatchObject([
      { id: own, provider_shift_id: null },
      { id: ids[3], provider_shift_id: 's2', gross_cents: 5 },
      { provider_shift_id: 's3' },
    ]);
  });

  it('takes a paystub whose reimbursements lift net above gross', async () => {
    const userId = await someMember(service);
    const { paystubs } = service.world;
    service.world.paystubs = paystubs.map((paystub) => ({ ...paystub, netCents: 200_000 }));
    expect((await link(userId)).statusCode).toBe(204);
    service.world.paystubs = paystubs;
  });

  it('takes a payroll that has nothing to report yet', async () => {
    const userId = await someMember(service);
    const { shifts, paystubs } = service.world;
    Object.assign(service.world, { shifts: [], paystubs: [] });
    expect((await link(userId)).statusCode).toBe(204);
    Object.assign(service.world, { shifts, paystubs });
    expect(await shiftsOf(userId)).toEqual([]);
  });

  it('may be sent twenty times at once', async () => {
    const userId = await someMember(service);
    const replies = await Promise.all(Array.from({ length: 20 }, () => link(userId)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(204));
    expect(await shiftsOf(userId)).toHaveLength(3);
  });

  it('changes nothing when the provider refuses or is away', async () => {
    const userId = await someMember(service, 'payroll_link');
    const before = await rows('payroll_link', userId);
    for (const [reason, status] of [
      ['refused', 422],
      ['unavailable', 503],
    ] as const) {
      service.world.providerError = new ProviderError('secret detail', reason);
      expect((await link(userId, 'account-2')).statusCode).toBe(status);
    }
    service.world.providerError = null;
    expect(await rows('payroll_link', userId)).toEqual(before);
  });

  it('writes all or nothing', async () => {
    const userId = await someMember(service);
    const { shifts } = service.world;
    service.world.shifts = [
      { providerShiftId: 's', endedOn: '2026-11-19', minutes: -1, grossCents: 1 },
    ];
    expect((await link(userId)).statusCode).toBe(500);
    service.world.shifts = shifts;
    expect(await rows('payroll_link', userId)).toEqual([]);
  });

  it.each(REFUSED_TEXTS)('refuses %s as an account', async (_what, accountId) => {
    const userId = await someMember(service);
    expect((await link(userId, accountId)).statusCode).toBe(422);
    expect(await rows('payroll_link', userId)).toEqual([]);
  });

  it.each(HARMLESS_TEXTS)('keeps %s as the text it is', async (text) => {
    const userId = await someMember(service);
    const { terms } = service.world;
    service.world.terms = { ...terms, employerName: text, compensationUnit: text };
    await link(userId);
    service.world.terms = terms;
    const overview = (await service.get(userId, '/dashboard/overview')).json();
    expect(overview.payroll.name).toBe(text);
  });
});
