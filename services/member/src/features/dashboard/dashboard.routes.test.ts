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

const overview = async (userId: string) => {
  await service.limits();
  const reply = await service.get(userId, '/dashboard/overview');
  expect(reply.statusCode).toBe(200);
  return reply.json();
};
const everything = () => someMember(service, 'bank_link', 'payroll_link', 'card_account');

describe('GET /dashboard/overview', () => {
  it('shows the limit and all that it is computed from [MEM-063, MEM-064]', async () => {
    const userId = await everything();
    await service.put(`${userId}/card_transactions/${newId()}`, {
      occurred_at: '2026-11-19T20:00:00Z',
      amount_cents: 2_415,
      merchant_name: 'Grocer',
      customer_state: 'posted',
    });
    expect(await overview(userId)).toEqual({
      as_of: expect.any(String),
      dsl: { current_amount: 398.85, max_amount: 423 },
      limit_steps: [{ reason: 'part_of_pay', percent: 50, amount: 423 }],
      next_payday: '2026-12-01',
      next_payday_debit_on: '2026-12-01',
      payroll: { name: 'Juniper Lane Markets', amount: 846 },
      linked_bank: { name: 'Tidewater Savings Bank', amount: 1250, reconnect_by: null },
      reset_card: { name: 'Reset Card', amount: 24.15 },
      deposit_balance: 0,
      payout: null,
      tax_refund: null,
      upcoming_expenses_amount: 421.69,
      next_repayment: {
        status: 'scheduled',
        day: '2026-12-01',
        amount: 24.15,
        pending: 0,
        of_refund: 0,
        bank: null,
        following: null,
      },
      repayment_notices: [],
    });
  });

  it('is there before there is a card [ONB-035]', async () => {
    const userId = await someMember(service, 'bank_link', 'payroll_link');
    const shown = await overview(userId);
    expect(shown.linked_bank.name).toBe('Tidewater Savings Bank');
    expect(shown.payroll.name).toBe('Juniper Lane Markets');
    expect(shown.dsl).toEqual({
      current_amount: expect.any(Number),
      max_amount: expect.any(Number),
    });
    expect(shown.reset_card).toBeNull();
  });

  it('shows another limit when a shift was changed', async () => {
    const userId = await everything();
    const [newest] = (await service.ask(`${userId}/shifts`)).json<{ id: string }[]>();
    await service.put(`${userId}/shifts/${newest?.id}`, {
      ended_on: '2026-11-19',
      minutes: 480,
      gross_cents: 20_000,
    });
    // 400.00 gross, 288.00 net.
    expect(await overview(userId)).toMatchObject({
      dsl: { current_amount: 144, max_amount: 144 },
      payroll: { amount: 288 },
    });
  });

  it('shows nothing to spend until a limit was computed', async () => {
    const userId = await everything();
    const reply = await service.get(userId, '/dashboard/overview');
    expect(reply.json()).toMatchObject({
      dsl: { current_amount: 0, max_amount: 0 },
      payroll: { amount: 846 },
    });
  });

  it('counts on by itself from day to day', async () => {
    const userId = await everything();
    service.clock.set('2026-12-02T20:00:00Z');
    // Payday has come without a new paystub, and the bill is due again on the 22nd.
    expect(await overview(userId)).toMatchObject({
      next_payday: '2026-12-15',
      next_payday_debit_on: '2026-12-15',
      upcoming_expenses_amount: 0,
      repayment_notices: [],
    });
    service.clock.set('2026-11-20T20:00:00Z');
  });

  it("shows a member with nothing linked, and whoever is no member, nothing of anybody's", async () => {
    await everything();
    for (const userId of [await someMember(service), newId()]) {
      expect(await overview(userId)).toEqual({
        as_of: expect.any(String),
        dsl: { current_amount: 0, max_amount: 0 },
        limit_steps: [],
        next_payday: null,
        next_payday_debit_on: null,
        payroll: null,
        linked_bank: null,
        reset_card: null,
        deposit_balance: 0,
        payout: null,
        tax_refund: null,
        upcoming_expenses_amount: 0,
        next_repayment: null,
        repayment_notices: [],
      });
    }
  });
});
