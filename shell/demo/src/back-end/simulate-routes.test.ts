import { beforeEach, describe, expect, it } from '@jest/globals';
import type { CardTransaction } from '@reset/api-contract/member/card-transactions.ts';
import type { DashboardOverview, DashboardPayday } from '@reset/api-contract/member/dashboard.ts';
import type { Earnings, Paystubs } from '@reset/api-contract/member/income.ts';
import type { Profile } from '@reset/api-contract/member/profile.ts';
import { dayOf, plusDays } from '#days.ts';
import { demoClient } from '#testing/demo-client.ts';

let demo: ReturnType<typeof demoClient>;
beforeEach(() => {
  demo = demoClient();
});

const overview = async () => (await demo.get<DashboardOverview>('/dashboard/overview')).body;
const payday = async () => (await demo.get<DashboardPayday>('/dashboard/payday')).body;
const earnings = async () => (await demo.get<Earnings>('/income/earnings')).body;
const transactions = async () =>
  (await demo.get<CardTransaction[]>('/card_accounts/current/card_transactions')).body;
const today = () => dayOf(demo.context.now());

const OWED: readonly CardTransaction['customer_state'][] = [
  'pending',
  'posted',
  'partially_repaid',
];
/** What the list says is outstanding, in cents. */
const listedCents = async () =>
  (await transactions())
    .filter((one) => OWED.includes(one.customer_state))
    .reduce((total, { amount }) => total + Math.round(amount * 100), 0);

describe('what is answered to begin with', () => {
  it('pays 24.25 an hour, of which 0.72 is net [DEMO-030, DEMO-031]', async () => {
    expect(await earnings()).toMatchObject({
      compensation_unit: 'hourly',
      compensation_amount: 2_425,
      net_pay_ratio: 0.72,
    });
  });

  it('has the next payday 11 days ahead, on each day [DEMO-033]', async () => {
    expect((await overview()).next_payday).toBe(plusDays(today(), 11));
    demo.context.moveTo('2026-12-03T18:00:00Z');
    expect((await overview()).next_payday).toBe(plusDays(today(), 11));
    expect((await payday()).current_payday).toBe(plusDays(today(), 11));
  });

  it('expects 40 % of the paycheck to repay [DEMO-032]', async () => {
    const { paycheck_amount: paycheck, ...rest } = await payday();
    expect(paycheck).toBe(279.36);
    expect(rest.repayment_amount).toBe(111.74);
    expect(rest.remainder_amount).toBe(167.62);
  });

  it('agrees about what is owed, earned and there', async () => {
    const shown = await overview();
    expect(shown.reset_card?.amount).toBe((await listedCents()) / 100);
    expect(shown.payroll?.amount).toBe((await payday()).paycheck_amount);
    expect(shown.dsl).toEqual({ current_amount: 76.38, max_amount: 139.68 });
    expect(shown.upcoming_expenses_amount).toBe(180.99);
    const profile = (await demo.get<Profile>('/users/profile')).body;
    expect(shown.linked_bank?.amount).toBe(profile.available_bank_balance);
  });

  it('has no notifications [DEMO-029]', async () => {
    expect((await demo.get('/notifications')).body).toEqual([]);
  });
});

describe('POST /simulate/transaction', () => {
  it('adds a purchase, by which the limit drops [DEMO-024]', async () => {
    const before = await overview();
    const { status, body } = await demo.post<CardTransaction>('/simulate/transaction', {
      amount: 12.34,
      merchant_name: 'Night Market',
    });
    expect([status, body]).toMatchObject([
      201,
      { amount: 12.34, merchant_name: 'Night Market', customer_state: 'posted' },
    ]);
    expect((await transactions())[0]).toEqual(body);
    expect((await overview()).dsl.current_amount).toBeCloseTo(
      before.dsl.current_amount - 12.34,
      10,
    );
  });

  it('loses none of several at once', async () => {
    const before = (await overview()).dsl.current_amount;
    await Promise.all([1, 2, 3].map((amount) => demo.post('/simulate/transaction', { amount })));
    expect((await overview()).dsl.current_amount).toBeCloseTo(before - 6, 10);
  });

  it('takes 10 dollars at the corner where nothing is said, as the services do', async () => {
    const { body } = await demo.post<CardTransaction>('/simulate/transaction');
    expect(body).toMatchObject({ amount: 10, merchant_name: 'Corner Store' });
  });

  it('is declined above the limit, and then nothing is owed', async () => {
    const { dsl, reset_card: card } = await overview();
    const { body } = await demo.post<CardTransaction>('/simulate/transaction', {
      amount: dsl.current_amount + 0.01,
    });
    expect(body).toMatchObject({ customer_state: 'declined', decline_reason: 'limit_exceeded' });
    expect((await overview()).reset_card).toEqual(card);
    const { body: exact } = await demo.post<CardTransaction>('/simulate/transaction', {
      amount: dsl.current_amount,
    });
    expect(exact.customer_state).toBe('posted');
    expect((await overview()).dsl.current_amount).toBe(0);
  });

  it.each([0, -1, 0.001, 10.005, 10_000.01])('refuses %d dollars', async (amount) => {
    const { status, body } = await demo.post('/simulate/transaction', { amount });
    expect([status, body]).toMatchObject([422, { errors: { amount: [expect.any(String)] } }]);
  });
});

describe('POST /simulate/earnings', () => {
  it('adds a shift, by which accrued net earnings rise [DEMO-025]', async () => {
    const before = await overview();
    const { status, body } = await demo.post<Earnings['shifts'][number]>('/simulate/earnings', {
      hours: 4,
    });
    expect([status, body]).toMatchObject([
      201,
      { end_date: today(), earnings: [{ amount: 97, hours: 4 }] },
    ]);
    expect((await earnings()).shifts.at(-1)).toEqual(body);
    const after = await overview();
    expect(after.payroll?.amount).toBeCloseTo((before.payroll?.amount ?? 0) + 97 * 0.72, 10);
    expect(after.dsl.max_amount).toBeGreaterThan(before.dsl.max_amount);
  });

  it('refuses no hours and more than a day', async () => {
    for (const hours of [0, 24.25]) {
      expect((await demo.post('/simulate/earnings', { hours })).status).toBe(422);
    }
  });
});

describe('POST /simulate/direct_deposit', () => {
  it('has the paycheck be here, repay what was bought and forward the rest [DEMO-026]', async () => {
    const bank = (await overview()).linked_bank?.amount ?? 0;
    const { status, body } = await demo.post<DashboardPayday>('/simulate/direct_deposit');
    expect([status, body]).toMatchObject([
      200,
      {
        current_payday: today(),
        paycheck_amount: 279.36,
        repayment_amount: 63.3,
        remainder_amount: 216.06,
        paycheck_received: true,
        paycheck_on: today(),
        repayment_status: 'repaid',
        repaid_by: null,
        forwarded_by: { amount: 216.06, day: today() },
      },
    ]);
    expect(await payday()).toEqual(body);
    expect((await demo.post('/dashboard/payday/celebrated', { payday: today() })).status).toBe(204);
    expect(await payday()).toEqual({ ...body, paycheck_celebrated: true });
    const after = await overview();
    expect(after.reset_card?.amount).toBe(0);
    expect(after.next_repayment?.status).toBe('nothing_owed');
    expect(after.linked_bank?.amount).toBeCloseTo(bank + 216.06, 10);
    expect((await earnings()).shifts).toEqual([]);
    const paystubs = (await demo.get<Paystubs>('/income/paystubs')).body.data;
    expect(paystubs[0]).toMatchObject({ pay_date: today(), net_pay_amount: 279.36 });
  });

  it('repays the oldest purchases first where it is less than what is owed', async () => {
    await demo.post('/simulate/direct_deposit', { amount: 30 });
    const list = await transactions();
    const states = list
      .filter(({ kind }) => kind === 'purchase')
      .map((one) => [one.merchant_name, one.customer_state, one.repaid_amount]);
    expect(states).toEqual([
      ['Main Street Gas', 'partially_repaid', 5.2],
      ['Sunny Side Cafe', 'repaid', 24.8],
      ['Harbor Grocery', 'repaid', 46.2],
    ]);
    expect(await listedCents()).toBe(3_330);
    expect((await overview()).reset_card?.amount).toBe(33.3);
  });

  it('of who repays by debit is paid to her bank, which is debited', async () => {
    const [, ben] = (await demo.get<Profile[]>('/mock/users')).body;
    await demo.post('/mock/users/set_current', { id: ben?.id });
    expect((await overview()).next_repayment).toMatchObject({
      status: 'scheduled',
      bank: { name: 'First Example Bank' },
    });
    const { body } = await demo.post<DashboardPayday>('/simulate/direct_deposit', { amount: 500 });
    expect(body).toMatchObject({
      paycheck_received: true,
      repaid_by: { amount: 63.3, bank_name: 'First Example Bank' },
      forwarded_by: null,
    });
  });

  it('is 1,000 dollars for who has earned nothing, and one with what came before on that day', async () => {
    await demo.post('/simulate/direct_deposit');
    const { body } = await demo.post<DashboardPayday>('/simulate/direct_deposit');
    expect(body.paycheck_amount).toBe(1_279.36);
  });

  it('is over three days later', async () => {
    await demo.post('/simulate/direct_deposit');
    demo.context.moveTo('2026-11-29T18:00:00Z');
    expect((await payday()).paycheck_received).toBe(true);
    demo.context.moveTo('2026-11-30T18:00:00Z');
    expect((await payday()).paycheck_received).toBe(false);
  });
});
