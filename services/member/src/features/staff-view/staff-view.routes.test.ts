import { beforeEach, describe, expect, it } from '@jest/globals';
import type { MemberStaffView } from '@reset/api-contract/admin/user-owners.ts';
import type { RecurringOutflows } from '@reset/api-contract/member/outflows.ts';
import { newId } from '@reset/service-kit';
import { someBankWorld } from '#testing/bank-world.ts';
import { debitedMembers, MONDAY, PAYDAY } from '#testing/debited-members.ts';
import { someMember } from '#testing/member-service.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { someDeposits } from '#testing/some-deposits.ts';
import { someTaxFiler } from '#testing/tax-filer.ts';
import { someReturn } from '#testing/tax-world.ts';

const started = await startCardService();
const { service } = started;
const { owing, runAt, say } = debitedMembers(started);
beforeEach(() =>
  service.database('subscription').insert({ owner: 'public', is_live: true }).onConflict().ignore(),
);

const view = async (userId: string) => {
  const reply = await service.askAsAdmin(`${userId}/staff_view`);
  expect(reply.statusCode).toBe(200);
  return reply.json<MemberStaffView>();
};

describe('GET /internal/members/:user_id/staff_view', () => {
  it('tells of her bank and her pay [ADM-065, ADM-066, ADM-077]', async () => {
    const userId = await someMember(service, 'bank_link', 'payroll_link', 'card_account');
    await service.limits();
    const outflow = await service.database('recurring_outflow').where({ user_id: userId }).first();
    expect(await view(userId)).toMatchObject({
      as_of: service.clock.now().toISOString(),
      is_member: true,
      linked_bank_account_name: 'Everyday Checking',
      payroll_linking_status: 'active',
      payroll_account: {
        institution_name: 'Juniper Lane Markets',
        compensation_unit: 'hourly',
        pay_frequency: 'bi_weekly',
        pay_period_start_date: null,
        compensation_amount_int: 2_425,
        overridden_at: null,
      },
      // Nobody knows how many hours she works in a year.
      annualized_compensation: null,
      last_pinwheel_paystub: {
        employer_name: 'Juniper Lane Markets',
        pay_date: '2026-11-17',
        pay_period_start_date: '2026-10-28',
        pay_period_end_date: '2026-11-10',
        net_pay_amount_int: 139_680,
        gross_pay_amount_int: 194_000,
        check_amount_int: null,
      },
      pay_date: '2026-12-01',
      pay_dates: { reset_paystub_derived: '2026-12-01', pinwheel_derived: null },
      recurring_expenses: [
        {
          id: outflow.id,
          last_occurrence_date: '2026-10-22',
          merchant_name: 'Bluefinch Mobile',
          description: 'BLUEFINCH MOBILE PMT',
          average_amount_int: 42_169,
        },
      ],
    });
  });

  it('tells staff in cents what she is told in dollars [MEM-216]', async () => {
    const userId = await someMember(service, 'bank_link');
    const path = '/recurring_transactions/active_recurring_outflows';
    const [hers] = (await service.get(userId, path)).json<RecurringOutflows>();
    const theirs = (await view(userId)).recurring_expenses?.[0];
    expect(hers?.average_amount).toBe(421.69);
    expect(theirs?.average_amount_int).toBe(Math.round(100 * (hers?.average_amount ?? 0)));
    expect(theirs?.id).toBe(hers?.id);
  });

  it('annualizes a salary as it is [ADM-065]', async () => {
    const userId = await someMember(service, 'payroll_link');
    const salary = { compensation_unit: 'semimonthly', compensation_cents: 150_000 };
    await service.database('payroll_link').where({ user_id: userId }).update(salary);
    expect(await view(userId)).toMatchObject({ annualized_compensation: 36_000 });
  });

  it('tells what her limit is made of, as her dashboard does [ADM-067]', async () => {
    const userId = await someMember(service, 'bank_link', 'payroll_link', 'card_account');
    await service.put(`${userId}/card_transactions/${newId()}`, {
      occurred_at: '2026-11-19T20:00:00Z',
      amount_cents: 2_415,
      merchant_name: 'Grocer',
      customer_state: 'posted',
    });
    await service.limits();
    expect(await view(userId)).toMatchObject({
      dsl: 398.85,
      cards: [{ physical: false }],
      safe_to_spend_components: {
        safe_to_spend: 398.85,
        outstanding_reset_transactions: 24.15,
        accrued_net_earnings: 846,
        income_tax_refund_amount: null,
        income_tax_refund_advance: null,
        available_bank_balance: 1250,
        upcoming_expenses_amount: 421.69,
        total_expenses_amount: 421.69,
        next_payday: '2026-12-01',
      },
    });
  });

  it('tells the rules that hold for her [ADM-071]', async () => {
    const userId = await someMember(service);
    expect(await view(userId)).toMatchObject({
      repayment_method: 'ach_debit_flow',
      user_config: { muted: false, custom_repayment_plan: false },
    });
    await service.put(`${userId}/limit_config`, {
      muted: true,
      enable_probationary_limit: true,
      enable_future_dated_direct_deposit_limit: true,
      income_tax_refund_advance_multiplier: 0.58,
      ewa_multiplier_by_repayment_count: { payroll_linked: [0.29, 0.07], payroll_unlinked: [0.5] },
    });
    const made = {
      id: newId(),
      user_id: userId,
      schedule_type: 'weekly',
      business_day_adjustment: 'after',
      recurring_day_of_week: 5,
      made_by: newId(),
      created_at: service.clock.now(),
      updated_at: service.clock.now(),
    };
    await service.database('repayment_schedule').insert(made);
    const config = {
      muted: true,
      enable_probationary_limit: true,
      enable_future_dated_direct_deposit_limit: true,
      // Nobody is debited by one that is not approved.
      custom_repayment_plan: false,
      income_tax_refund_advance_multiplier: 0.58,
      ewa_multiplier_by_repayment_count: { payroll_linked: [0.29, 0.07], payroll_unlinked: [0.5] },
    };
    expect((await view(userId)).user_config).toEqual(config);
    await service
      .database('repayment_schedule')
      .where({ id: made.id })
      .update({ approved_by: newId() });
    expect((await view(userId)).user_config).toEqual({ ...config, custom_repayment_plan: true });
  });

  it('tells of her tax returns, and of the refund that is still to come [ADM-068]', async () => {
    const userId = await someMember(service);
    const filer = await someTaxFiler(service, userId);
    const filed = someReturn({ taxYear: 2025, state: 'NY', refundCents: 123_456 });
    await filer.stand(filed);
    expect(await view(userId)).toMatchObject({
      income_tax_returns: [
        {
          jurisdiction: 'Federal',
          tax_year: 2025,
          refund_amount: 1234.56,
          tax_return_status: 'accepted',
          refund_advance_eligible: true,
        },
      ],
      safe_to_spend_components: { income_tax_refund_amount: 1234.56 },
    });
    for (const change of [{ refundCents: -15_000 }, { status: 'rejected' as const }]) {
      await filer.stand({ ...filed, ...change });
      expect((await view(userId)).safe_to_spend_components).toMatchObject({
        income_tax_refund_amount: null,
      });
    }
  });

  it('tells of debits that are planned, made and sent back [ADM-070, ADM-074]', async () => {
    const one = await owing();
    await runAt('2026-11-26T18:00:00Z');
    const [planned] = await service
      .database('repayment_instance')
      .where({ user_id: one.userId, state: 'scheduled' });
    const instance = {
      id: planned.id,
      amount: null,
      effective_date: '2026-11-27',
      created_at: planned.created_at.toISOString(),
      because: null,
    };
    expect(await view(one.userId)).toMatchObject({
      has_repayment_warning: true,
      scheduled_repayment_instances: [instance],
      last_processed_repayment_instance: null,
      pay_dates: { system_chosen_debit_date: '2026-11-27' },
      repayment_info: { num_repayments: 0 },
    });
    service.clock.set('2026-11-25T18:00:00Z');
    expect((await view(one.userId)).has_repayment_warning).toBe(false);

    await runAt(PAYDAY);
    await say(one, { status: 'settled' }, '2026-11-27T23:00:00Z');
    expect(await view(one.userId)).toMatchObject({
      last_processed_repayment_instance: { id: planned.id },
      repayment_info: { num_repayments: 1, num_not_reversed_ach_debit_repayments: 1 },
    });
    await say(one, { status: 'returned', returnCode: 'R01' }, MONDAY);
    const { repayment_info: info } = await view(one.userId);
    expect(info).toMatchObject({
      num_repayments: 1,
      num_reversed_ach_debit_repayments: 1,
      last_reversed_ach_debit_repayment: { amount: 50 },
      num_not_reversed_ach_debit_repayments: 0,
    });
    expect(await problemsOf(service)).toEqual([]);
  });

  it('counts pay that has repaid, and none that repaid nothing', async () => {
    const one = await started.someone();
    await one.mayOwe(10_000);
    one.post({ holdId: null, amountCents: 3_000, occurredAt: new Date('2026-11-20T17:00:00Z') });
    await one.sync();
    const deposits = await someDeposits(service, one.userId);
    await deposits.receives(10_000);
    await deposits.receives(5_000);
    expect((await view(one.userId)).repayment_info).toMatchObject({
      num_repayments: 1,
      last_repayment: { amount: 30 },
      num_not_reversed_ach_debit_repayments: 0,
    });
    expect(await problemsOf(service)).toEqual([]);
  });

  it('finds members with the same account, and none whose account ends alike', async () => {
    Object.assign(service.world, someBankWorld());
    const [rosa, hazel, other] = [
      await someMember(service, 'bank_link'),
      await someMember(service, 'bank_link'),
      await someMember(service, 'bank_link'),
    ];
    await service.jobs.drain();
    await service.jobs.drain();
    const numbers = { routingNumber: '021000021', accountNumber: '99994021' };
    await service
      .database('bank_link')
      .where({ user_id: other })
      .update({ account_numbers: service.context.cipher.encrypt(JSON.stringify(numbers), other) });
    const { same_bank_account: same } = await view(rosa);
    expect(same).toContain(hazel);
    expect(same).not.toContain(other);
    expect(same).not.toContain(rosa);
    expect((await view(await someMember(service))).same_bank_account).toEqual([]);
  });

  it('tells no number of an account but its name', async () => {
    const userId = await someMember(service, 'bank_link', 'payroll_link', 'card_account');
    await service.jobs.drain();
    await service.jobs.drain();
    expect(JSON.stringify(await view(userId))).not.toMatch(/10004021|021000021|access-1/);
  });
});
