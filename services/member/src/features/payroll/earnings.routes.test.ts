import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
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

const someShift = (changes: object = {}) => ({
  ended_on: '2026-11-18',
  minutes: 440,
  gross_cents: 17_783,
  ...changes,
});
const putShift = (userId: string, id: string, body: object = someShift()) =>
  service.put(`${userId}/shifts/${id}`, body);
const earnings = async (userId: string) => (await service.get(userId, '/income/earnings')).json();
const idsOf = async (userId: string) =>
  (await service.ask(`${userId}/shifts`)).json<{ id: string }[]>().map(({ id }) => id);

describe('GET /income/earnings', () => {
  it('lists the shifts that are not paid yet, newest first [MEM-114, MEM-115]', async () => {
    const userId = await someMember(service, 'payroll_link');
    expect(await earnings(userId)).toEqual({
      shifts: [
        {
          id: expect.any(String),
          user_id: userId,
          end_date: '2026-11-19',
          earnings: [{ amount: 975, hours: 40 }],
        },
        {
          id: expect.any(String),
          user_id: userId,
          end_date: '2026-11-11',
          earnings: [{ amount: 200, hours: 8 }],
        },
      ],
      net_pay_ratio: 0.72,
      beginning_of_pay_period: '2026-11-11',
      compensation_unit: 'hourly',
      compensation_amount: 2425,
    });
  });

  it('pays a shift by the hour where the platform reports hours alone [MEM-120]', async () => {
    const { shifts } = service.world;
    const [worked] = shifts;
    if (!worked) throw new Error('Nothing was worked.');
    service.world.shifts = [{ ...worked, minutes: 480, grossCents: null }];
    const userId = await someMember(service, 'payroll_link');
    service.world.shifts = shifts;
    expect(await earnings(userId)).toMatchObject({
      shifts: [{ earnings: [{ amount: 194, hours: 8 }] }],
      compensation_amount: 2425,
    });
  });

  it('lets go of a period on its payday, in Los Angeles', async () => {
    const userId = await someMember(service, 'payroll_link');
    const { paystubs } = service.world;
    const announced = {
      providerPaystubId: 'p2',
      payOn: '2026-12-01',
      periodStartOn: '2026-11-11',
      periodEndOn: '2026-11-24',
      grossCents: 117_500,
      netCents: 84_600,
    };
    service.world.paystubs = [announced, ...paystubs];
    await service.put(`${userId}/payroll_link`, { account_id: 'account-1' });
    service.world.paystubs = paystubs;
    service.clock.set('2026-12-01T07:59:59Z');
    expect((await earnings(userId)).shifts).toHaveLength(2);
    service.clock.set('2026-12-01T08:00:00Z');
    expect(await earnings(userId)).toMatchObject({
      shifts: [],
      beginning_of_pay_period: '2026-11-25',
    });
    service.clock.set('2026-11-20T20:00:00Z');
  });

  it('is empty without a payroll, whatever shifts there are', async () => {
    const userId = await someMember(service);
    await putShift(userId, newId());
    expect(await earnings(userId)).toEqual({
      shifts: [],
      net_pay_ratio: 1,
      beginning_of_pay_period: null,
      compensation_unit: null,
      compensation_amount: null,
    });
  });

  it("shows nothing of another member's, nor to a caller who is no member", async () => {
    await someMember(service, 'payroll_link');
    const other = await someMember(service);
    for (const userId of [other, newId()]) expect((await earnings(userId)).shifts).toEqual([]);
  });
});

describe('GET /income/paystubs', () => {
  it('lists paystubs, newest first, to their owner alone [MEM-116, MEM-118]', async () => {
    const userId = await someMember(service);
    const { paystubs } = service.world;
    const [newest] = paystubs;
    if (!newest) throw new Error('The world has a paystub.');
    const older = { ...newest, providerPaystubId: 'p0', payOn: '2026-11-03', netCents: 100_001 };
    service.world.paystubs = [older, newest];
    await service.put(`${userId}/payroll_link`, { account_id: 'account-1' });
    service.world.paystubs = paystubs;
    const reply = await service.get(userId, '/income/paystubs');
    expect(reply.json()).toEqual({
      data: [
        {
          id: expect.any(String),
          pay_date: '2026-11-17',
          gross_pay_amount: 1940,
          net_pay_amount: 1396.8,
        },
        {
          id: expect.any(String),
          pay_date: '2026-11-03',
          gross_pay_amount: 1940,
          net_pay_amount: 1000.01,
        },
      ],
    });
    const other = await someMember(service);
    expect((await service.get(other, '/income/paystubs')).json()).toEqual({ data: [] });
  });
});

describe('PUT /internal/members/:user_id/shifts/:shift_id', () => {
  it('makes a shift, then changes it', async () => {
    const userId = await someMember(service, 'payroll_link');
    const id = newId();
    expect((await putShift(userId, id)).statusCode).toBe(204);
    expect((await earnings(userId)).shifts[1]).toEqual({
      id,
      user_id: userId,
      end_date: '2026-11-18',
      earnings: [{ amount: 177.83, hours: 440 / 60 }],
    });
    await putShift(userId, id, someShift({ gross_cents: 1 }));
    expect((await earnings(userId)).shifts[1].earnings[0].amount).toBe(0.01);
    expect(await idsOf(userId)).toHaveLength(4);
  });

  it('changes a shift that the payroll reported, and it stays that shift', async () => {
    const userId = await someMember(service, 'payroll_link');
    const [id] = await idsOf(userId);
    await putShift(userId, String(id), someShift({ ended_on: '2026-11-19' }));
    expect((await earnings(userId)).shifts[0]).toMatchObject({
      id,
      earnings: [{ amount: 177.83 }],
    });
    expect(await idsOf(userId)).toHaveLength(3);
  });

  it("refuses another member's shift and leaves it as it was", async () => {
    const [owner, other] = [await someMember(service, 'payroll_link'), await someMember(service)];
    const before = (await service.ask(`${owner}/shifts`)).json();
    const reply = await putShift(other, before[0].id);
    expect(reply.statusCode).toBe(404);
    expect((await service.ask(`${owner}/shifts`)).json()).toEqual(before);
    expect(await idsOf(other)).toEqual([]);
  });

  it('may be sent twenty times at once', async () => {
    const userId = await someMember(service);
    const id = newId();
    const replies = await Promise.all(Array.from({ length: 20 }, () => putShift(userId, id)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(204));
    expect(await idsOf(userId)).toEqual([id]);
  });

  it.each([
    ['ended_on', '2026-02-30'],
    ['ended_on', '0000-01-01'],
    ['ended_on', '9999-12-31'],
    ['ended_on', '20 November'],
    ['ended_on', "2026-11-18'; --"],
    ['minutes', -1],
    ['minutes', 2_881],
    ['minutes', 1.5],
    ['minutes', '60'],
    ['gross_cents', -1],
    ['gross_cents', 1_000_000_001],
    ['gross_cents', 0.5],
    ['gross_cents', null],
    ['unknown', 1],
  ])('refuses %s %j', async (field, value) => {
    const userId = await someMember(service);
    const reply = await putShift(userId, newId(), someShift({ [field]: value }));
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      code: 'invalid_request',
      errors: { [field]: [expect.any(String)] },
    });
    expect(await idsOf(userId)).toEqual([]);
  });
});

describe('GET /internal/members/:user_id/shifts', () => {
  it('lists all shifts, paid ones too, newest first', async () => {
    const userId = await someMember(service, 'payroll_link');
    expect((await service.ask(`${userId}/shifts`)).json()).toEqual([
      { id: expect.any(String), ended_on: '2026-11-19', minutes: 2_400, gross_cents: 97_500 },
      { id: expect.any(String), ended_on: '2026-11-11', minutes: 480, gross_cents: 20_000 },
      { id: expect.any(String), ended_on: '2026-11-10', minutes: 480, gross_cents: 19_400 },
    ]);
  });
});
