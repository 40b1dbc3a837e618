import { fixedClock } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { buildApp } from '../../app.ts';
import { testContext } from '../../testing/test-context.ts';

const clock = fixedClock('2026-11-20T20:00:00Z');
const app = buildApp(testContext(clock));

const get = (path: string, headers: Record<string, string> = { 'x-api-secret': 'secret' }) =>
  app.inject({ method: 'GET', url: `/pinwheel/v1/accounts/${path}`, headers });

const record = {
  id: expect.any(String),
  created_at: expect.any(String),
  updated_at: expect.any(String),
  account_id: 'hourly_ach',
};

describe('GET /pinwheel/v1/accounts/:id', () => {
  it('says that the account is connected and when each kind of data came', async () => {
    const reply = await get('hourly_ach');
    const at = '2026-11-20T00:00:00Z';
    expect(reply.json()).toEqual({
      data: {
        id: 'hourly_ach',
        created_at: '2026-11-20T20:00:00.000Z',
        updated_at: at,
        end_user_id: 'hourly_ach',
        link_token_id: expect.any(String),
        platform_id: expect.any(String),
        connected: true,
        monitoring_status: 'active',
        data_refreshed_at: {
          direct_deposit_allocations: at,
          direct_deposit_switch: at,
          employment: at,
          identity: at,
          income: at,
          paystubs: at,
          shifts: at,
        },
      },
    });
  });

  it('has the employer', async () => {
    expect((await get('hourly_ach/employment')).json()).toEqual({
      data: {
        ...record,
        status: 'employed',
        start_date: '2025-03-30',
        termination_date: null,
        title: 'Grocery Associate',
        employment_type: 'part_time',
        employer_name: 'Juniper Lane Markets',
      },
      meta: { refreshed_at: '2026-11-20T00:00:00Z' },
    });
  });

  it('has the wage in cents', async () => {
    expect((await get('hourly_ach/income')).json()).toEqual({
      data: {
        ...record,
        compensation_amount: 2_425,
        compensation_unit: 'hourly',
        currency: 'USD',
        pay_frequency: 'bi-weekly',
      },
      meta: { refreshed_at: '2026-11-20T00:00:00Z' },
    });
  });

  it('lists shifts, newest first, the weekend pay as an earning of its own', async () => {
    const { meta, data } = (await get('hourly_ach/shifts')).json();
    expect(meta).toMatchObject({ count: data.length, next_cursor: null });
    expect(data[0]).toEqual({
      ...record,
      type: 'shift',
      start_date: '2026-11-19',
      end_date: '2026-11-19',
      timezone: 'America/Los_Angeles',
      currency: 'USD',
      earnings: [{ name: 'Regular', category: 'hourly', amount: 19_400, rate: 2_425, hours: 8 }],
    });
    expect(data[2].earnings[1]).toEqual({
      name: 'Shift differential',
      category: 'premium',
      amount: 550,
      rate: null,
      hours: null,
    });
  });

  it('lists paystubs, newest first', async () => {
    const { meta, data } = (await get('hourly_ach/paystubs')).json();
    expect(meta).toMatchObject({ count: 6, next_cursor: null });
    expect(data[0]).toEqual({
      ...record,
      pay_date: '2026-11-17',
      pay_period_start: '2026-10-28',
      pay_period_end: '2026-11-10',
      currency: 'USD',
      gross_pay_amount: 194_000,
      net_pay_amount: 139_680,
      check_amount: 139_680,
      total_taxes: 54_320,
      total_deductions: 0,
      earnings: [{ name: 'Regular', category: 'hourly', amount: 194_000, rate: 2_425, hours: 80 }],
    });
  });

  it('keeps the ids of shifts and paystubs from day to day, each its own', async () => {
    const ids = async (path: string) =>
      (await get(path)).json<{ data: { id: string }[] }>().data.map(({ id }) => id);
    const today = [...(await ids('hourly_ach/shifts')), ...(await ids('hourly_ach/paystubs'))];
    clock.set('2026-11-23T20:00:00Z');
    const later = [...(await ids('hourly_ach/shifts')), ...(await ids('hourly_ach/paystubs'))];
    clock.set('2026-11-20T20:00:00Z');
    expect(later).toEqual(today);
    expect(new Set(today).size).toBe(today.length);
    expect(today).not.toContain((await ids('flagged/shifts'))[0]);
  });
});

describe.each([
  '',
  '/employment',
  '/income',
  '/identity',
  '/direct_deposit_allocations',
  '/shifts',
  '/paystubs',
])('GET /pinwheel/v1/accounts/:id%s refuses', (path) => {
  it.each(['nobody', 'applicant', 'tax', "hourly_ach'--"])('the account %s', async (account) => {
    const reply = await get(encodeURIComponent(account) + path);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({
      error: {
        type: 'invalid_request_error',
        status: 404,
        code: 'account_not_found',
        message: expect.any(String),
      },
    });
  });

  it('a call without a secret', async () => {
    const reply = await get(`hourly_ach${path}`, {});
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ error: { status: 401, code: 'invalid_api_secret' } });
  });
});
