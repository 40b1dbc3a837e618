import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

const read = async (userId: string, section: string) => {
  const reply = await service.askAsAdmin(`${userId}/${section}`);
  expect(reply.statusCode).toBe(200);
  return reply.json();
};

describe('GET /internal/members/:user_id/pinwheel_status', () => {
  it('tells how a payroll stands, and when each kind of data was read [ADM-082, ADM-096]', async () => {
    const userId = await someMember(service, 'payroll_link');
    const readAt = service.clock.now().toISOString();
    expect(await read(userId, 'pinwheel_status')).toEqual({
      connected: true,
      monitoring_status: 'active',
      pinwheel_account_id: 'account-1',
      link_token: null,
      data_refreshed_at: {
        direct_deposit_allocations: readAt,
        income: readAt,
        employment: readAt,
        identity: null,
        shifts: readAt,
        paystubs: readAt,
      },
    });
  });

  it('tells in the provider’s words what is wrong, and what was not looked for [ADM-153]', async () => {
    const userId = await someMember(service, 'payroll_link');
    await service
      .database('payroll_link')
      .where({ user_id: userId })
      .update({ monitoring_status: 'user_action_required', has_pay_data: false });
    expect(await read(userId, 'pinwheel_status')).toMatchObject({
      connected: false,
      monitoring_status: 'user_action_required',
      data_refreshed_at: { paystubs: null, shifts: expect.any(String) },
    });
  });

  it('tells that nothing is linked', async () => {
    expect(await read(await someMember(service), 'pinwheel_status')).toMatchObject({
      connected: false,
      monitoring_status: 'not_linked',
      pinwheel_account_id: null,
      data_refreshed_at: { income: null },
    });
  });
});

describe('GET /internal/members/:user_id/annualized_income', () => {
  it('comes of the net pay of paystubs and how often she is paid [ADM-083, ADM-100]', async () => {
    expect(await read(await someMember(service, 'payroll_link'), 'annualized_income')).toEqual({
      // 1,396.80 every 14 days.
      annualized_pay_with_min: 3_641_657,
      annualized_pay_with_max: 3_641_657,
      annualized_pay_with_avg: 3_641_657,
      sorted_net_pay_amounts: [139_680],
      sorted_net_pay_ratios: [0.72],
    });
  });
});

describe('GET /internal/members/:user_id/direct_deposit', () => {
  it('has where her employer sends her pay, in its order [ADM-081, ADM-097]', async () => {
    const remainder = service.world.allocations;
    service.world.allocations = [
      {
        kind: 'amount',
        value: 12_550,
        accountName: 'Savings',
        accountType: 'savings',
        accountMask: '9911',
        routingNumber: '011000015',
      },
      {
        kind: 'percentage',
        value: 12.5,
        accountName: null,
        accountType: null,
        accountMask: null,
        routingNumber: null,
      },
      ...remainder,
    ];
    const userId = await someMember(service, 'payroll_link');
    service.world.allocations = remainder;
    expect(await read(userId, 'direct_deposit')).toEqual([
      {
        account_name: 'Savings',
        allocation_type: 'amount',
        amount: 12_550,
        percentage: null,
        priority: 1,
        routing_number: '011000015',
        masked_account_number: '9911',
      },
      {
        account_name: null,
        allocation_type: 'percentage',
        amount: null,
        percentage: 12.5,
        priority: 2,
        routing_number: null,
        masked_account_number: null,
      },
      {
        account_name: 'Everyday Checking',
        allocation_type: 'remainder',
        amount: null,
        percentage: null,
        priority: 3,
        routing_number: '021000021',
        masked_account_number: '4021',
      },
    ]);
    expect(await read(await someMember(service), 'direct_deposit')).toEqual([]);
  });
});

describe('GET /internal/members/:user_id/unresolved_integration_errors', () => {
  it('has what is broken now, and nothing that works again [ADM-078, ADM-102]', async () => {
    const userId = await someMember(service, 'payroll_link');
    const error = { user_id: userId, source: 'pinwheel', raised_at: service.clock.now() };
    const [open] = await service
      .database('integration_error')
      .insert([
        { ...error, id: crypto.randomUUID(), error_type: 'monitoring_status_unavailable' },
        {
          ...error,
          id: crypto.randomUUID(),
          error_type: 'direct_deposit_switched_away_from_reset',
          resolved_at: service.clock.now(),
        },
      ])
      .returning('id');
    expect(await read(userId, 'unresolved_integration_errors')).toEqual({
      integration_errors: [
        {
          id: open.id,
          created_at: service.clock.now().toISOString(),
          source: 'pinwheel',
          error_type: 'monitoring_status_unavailable',
        },
      ],
    });
  });
});
