import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { someMember } from '#testing/member-service.ts';
import { startCardService } from '#testing/some-cardholder.ts';
import { spenders } from '#testing/spenders.ts';

const cards = await startCardService();
const { service } = cards;
const spender = spenders(cards);
beforeEach(() => {
  service.world.owners = ['Hazel Hourly'];
});

const [maker, approver] = [newId(), newId()];
const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
  service.app.inject({
    method,
    url: `/internal/${path}`,
    headers: asCaller('admin', { audience: 'member' }),
    ...(payload && { payload }),
  });
const make = (user_id: string, schedule: object) =>
  call('POST', 'repayment_schedules', {
    made_by: maker,
    repayment_schedule: { user_id, business_day_adjustment: 'after', ...schedule },
  });
const WEEKLY = { schedule_type: 'weekly', recurring_day_of_week: 5 };
const madeFor = async (userId: string): Promise<string> =>
  (await make(userId, WEEKLY)).json().repayment_schedule.id;

describe('GET /internal/repayment_schedules/next_debits', () => {
  const next = (schedule: Record<string, string>) => {
    const search = new URLSearchParams({ business_day_adjustment: 'after', ...schedule });
    return call('GET', `repayment_schedules/next_debits?${search}`);
  };

  it('tells the days of one that nobody has made, and from which day two weeks are counted', async () => {
    service.clock.set('2026-11-20T20:00:00Z');
    const weekly = await next({ schedule_type: 'weekly', recurring_day_of_week: '5' });
    expect(weekly.json()).toEqual({
      next_debit_dates: ['2026-11-27', '2026-12-04', '2026-12-11'],
      counted_from: null,
    });
    const counted = await next({
      schedule_type: 'bi_weekly',
      recurring_day_of_week: '5',
      previous_bi_weekly_pay_date: '2026-11-12',
    });
    expect(counted.json()).toMatchObject({
      next_debit_dates: ['2026-11-27', '2026-12-11', '2026-12-28'],
      counted_from: '2026-11-13',
    });
  });

  it('says which field is wrong', async () => {
    const reply = await next({ schedule_type: 'monthly_exact_day', recurring_day_of_month: '32' });
    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([
      422,
      ['recurring_day_of_month'],
    ]);
  });
});

describe('POST /internal/repayment_schedules', () => {
  it.each([
    [WEEKLY],
    [
      {
        schedule_type: 'bi_weekly',
        recurring_day_of_week: 5,
        previous_bi_weekly_pay_date: '2026-11-13',
      },
    ],
    [{ schedule_type: 'monthly_exact_day', recurring_day_of_month: 31 }],
    [
      {
        schedule_type: 'monthly_nth_week',
        recurring_day_of_week: 1,
        recurring_week_of_month: 'fifth',
      },
    ],
  ])('makes %j, which waits to be approved [ADM-130, ADM-140, ADM-142]', async (schedule) => {
    const userId = await someMember(service);
    const reply = await make(userId, schedule);
    expect(reply.statusCode).toBe(201);
    expect(reply.json().repayment_schedule).toMatchObject({
      user_id: userId,
      ...schedule,
      business_day_adjustment: 'after',
      active: true,
      approval_status: 'pending',
    });
    expect(reply.json().repayment_schedule).toMatchObject({ made_by: maker });
    expect(reply.json().repayment_schedule.next_debit_dates).toHaveLength(3);
    const listed = await call('GET', `repayment_schedules?user_id=${userId}`);
    expect(listed.json().repayment_schedules).toEqual([reply.json().repayment_schedule]);
  });

  it.each([
    ['recurring_day_of_week', { schedule_type: 'weekly' }],
    ['recurring_day_of_week', { ...WEEKLY, recurring_day_of_week: 0 }],
    ['recurring_day_of_week', { ...WEEKLY, recurring_day_of_week: 8 }],
    ['recurring_day_of_month', { schedule_type: 'monthly_exact_day' }],
    ['recurring_day_of_month', { schedule_type: 'monthly_exact_day', recurring_day_of_month: 0 }],
    ['recurring_day_of_month', { schedule_type: 'monthly_exact_day', recurring_day_of_month: 32 }],
    ['recurring_day_of_month', { schedule_type: 'monthly_exact_day', recurring_day_of_month: 1.5 }],
    ['recurring_week_of_month', { schedule_type: 'monthly_nth_week', recurring_day_of_week: 1 }],
    [
      'recurring_week_of_month',
      {
        schedule_type: 'monthly_nth_week',
        recurring_day_of_week: 1,
        recurring_week_of_month: 'sixth',
      },
    ],
    ['previous_bi_weekly_pay_date', { schedule_type: 'bi_weekly', recurring_day_of_week: 5 }],
    [
      'previous_bi_weekly_pay_date',
      {
        schedule_type: 'bi_weekly',
        recurring_day_of_week: 5,
        previous_bi_weekly_pay_date: '2026-11-31',
      },
    ],
    [
      'previous_bi_weekly_pay_date',
      {
        schedule_type: 'bi_weekly',
        recurring_day_of_week: 5,
        previous_bi_weekly_pay_date: '1900-01-01',
      },
    ],
    ['business_day_adjustment', { ...WEEKLY, business_day_adjustment: null }],
    ['recurring_day_of_month', { ...WEEKLY, recurring_day_of_month: 3 }],
  ])(
    'refuses with a word on %s: %j [ADM-171, ADM-172, ADM-173, ADM-174, ADM-175]',
    async (field, schedule) => {
      const userId = await someMember(service);
      const reply = await make(userId, schedule);
      expect(reply.statusCode).toBe(422);
      expect(reply.json().errors).toEqual({ [field]: [expect.stringMatching(/\.$/)] });
      expect(await service.database('repayment_schedule').where({ user_id: userId })).toEqual([]);
    },
  );

  it('makes none for who is no member', async () => {
    expect((await make(newId(), WEEKLY)).statusCode).toBe(404);
  });
});

describe('a schedule', () => {
  const change = (id: string, what: 'approve' | 'inactivate', by = approver) =>
    call('POST', `repayment_schedules/${id}/${what}`, { made_by: by });

  it('is approved once, and by another person than made it [ADM-131, ADM-140]', async () => {
    const userId = await someMember(service);
    const id = await madeFor(userId);
    expect((await change(id, 'approve', maker)).statusCode).toBe(403);
    const both = await Promise.all([change(id, 'approve'), change(id, 'approve')]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await change(id, 'approve')).json()).toMatchObject({ code: 'not_pending' });
    const listed = await call('GET', `repayment_schedules?user_id=${userId}`);
    expect(listed.json().repayment_schedules).toMatchObject([{ approval_status: 'approved' }]);
    expect((await change(newId(), 'approve')).statusCode).toBe(404);
  });

  it('is inactive from when it is ended, and is not approved any more [ADM-132, ADM-141]', async () => {
    const userId = await someMember(service);
    const id = await madeFor(userId);
    const ended = await change(id, 'inactivate');
    expect([ended.statusCode, ended.json()]).toEqual([200, { user_id: userId }]);
    expect((await change(id, 'inactivate')).statusCode).toBe(409);
    for (const by of [approver, maker])
      expect((await change(id, 'approve', by)).json()).toMatchObject({ code: 'not_pending' });
    const listed = async (query = '') =>
      (await call('GET', `repayment_schedules?user_id=${userId}${query}`)).json()
        .repayment_schedules;
    expect(await listed()).toMatchObject([{ active: false }]);
    expect(await listed('&active=false')).toMatchObject([{ active: false }]);
    expect(await listed('&active=true')).toEqual([]);
  });

  it('says on which days her bank is debited once it is approved, instead of her payday', async () => {
    const one = await owing();
    const id = await madeFor(one.userId);
    await service.jobs.runSchedule('repay-by-debit');
    expect(await one.planned()).toEqual([{ effective_on: '2026-12-04', schedule_id: null }]);
    await change(id, 'approve');
    expect(await one.planned()).toEqual([{ effective_on: '2026-11-27', schedule_id: id }]);
    await service.jobs.runSchedule('repay-by-debit');
    expect(await one.planned()).toEqual([{ effective_on: '2026-11-27', schedule_id: id }]);
  });

  it('gives her payday back as soon as it is ended, and each of these days is kept', async () => {
    const one = await owing();
    const id = await madeFor(one.userId);
    await service.jobs.runSchedule('repay-by-debit');
    await change(id, 'approve');
    await change(id, 'inactivate');
    expect(await one.planned()).toEqual([{ effective_on: '2026-12-04', schedule_id: null }]);
    const [planned] = await one.scheduled();
    const moves = service.database('repayment_move').where({ instance_id: planned.id });
    expect(await moves.orderBy('from_on', 'desc')).toMatchObject([
      { from_on: '2026-12-04', to_on: '2026-11-27', because: 'payday' },
      { from_on: '2026-11-27', to_on: '2026-12-04', because: 'payday' },
    ]);
  });
});

/** Somebody who has bought for 30 dollars, and is paid in two weeks. */
async function owing() {
  const one = await spender({ payday: '2026-12-04' });
  const scheduled = () => one.instances().where({ state: 'scheduled' }).orderBy('effective_on');
  return {
    ...one,
    planned: () => scheduled().select('effective_on', 'schedule_id'),
    scheduled,
  };
}
