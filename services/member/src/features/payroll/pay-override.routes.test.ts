import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';
import { problemsOf } from '#testing/some-cardholder.ts';
import { someDeposits } from '#testing/some-deposits.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
beforeEach(() => service.clock.set('2026-11-20T20:00:00Z'));
afterAll(() => service.stop());

const made_by = newId();
const made = { made_by, reason: 'Her payroll is wrong.' };
const pay = { compensation_amount_int: 140_000, pay_frequency: 'bi_weekly', ...made };
const period = { pay_period_start_date: '2026-11-16', ...made };

const override = (userId: string, kind: string, payload: object, key = newId()) =>
  service.give(`members/${userId}/pay_overrides/${kind}`, payload, { key });
const end = (userId: string, key = newId()) =>
  service.give(`members/${userId}/pay_overrides/compensation/end`, undefined, { key });
const everything = () => someMember(service, 'bank_link', 'payroll_link', 'card_account');
const rowsOf = (userId: string) =>
  service.database('pay_override').where({ user_id: userId }).orderBy('made_at');
const overview = async (userId: string) => {
  await service.limits();
  return (await service.get(userId, '/dashboard/overview')).json();
};
const staffView = async (userId: string) =>
  (await service.askAsAdmin(`${userId}/staff_view`)).json();
const steps = async (userId: string) =>
  (await service.database('spending_limit').where({ user_id: userId }).orderBy('id', 'desc'))[0];

describe('POST /internal/members/:user_id/pay_overrides/compensation', () => {
  it('counts in her limit by the days that are over, and says so [ADM-123]', async () => {
    const userId = await everything();
    const before = await overview(userId);
    expect((await override(userId, 'compensation', pay)).statusCode).toBe(204);
    const after = await overview(userId);
    const { inputs, steps: taken } = await steps(userId);
    expect(inputs.facts.setByReset).toEqual({
      payCents: 140_000,
      payFrequency: 'bi_weekly',
      payPeriodStartOn: null,
    });
    expect(taken[2]).toMatchObject({ step: 'earned', because: 'pay_set_by_reset' });
    expect(after.payroll.amount).toBe(inputs.facts.accruedNetCents / 100);
    expect(after.payroll.amount).not.toBe(before.payroll.amount);
    const { payroll_account: shown, annualized_compensation } = await staffView(userId);
    expect(shown).toMatchObject({
      compensation_amount_int: 140_000,
      compensation_unit: 'bi_weekly',
      pay_frequency: 'bi_weekly',
      overridden_at: '2026-11-20T20:00:00.000Z',
      compensation_overridden_at: '2026-11-20T20:00:00.000Z',
      pay_period_start_date: null,
    });
    expect(annualized_compensation).toBe(36_500);
    expect(await rowsOf(userId)).toMatchObject([{ made_by, reason: made.reason, ended_at: null }]);
  });

  it('takes the place of the one before, and of two at once by one key has one effect', async () => {
    const userId = await everything();
    const key = newId();
    const twice = [0, 1].map(() => override(userId, 'compensation', pay, key));
    expect((await Promise.all(twice)).map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await rowsOf(userId)).toHaveLength(1);
    const other = { ...pay, compensation_amount_int: 1 };
    expect((await override(userId, 'compensation', other)).statusCode).toBe(204);
    const rows = await rowsOf(userId);
    expect(rows.filter(({ ended_at }) => ended_at === null)).toMatchObject([{ pay_cents: 1 }]);
    expect(rows).toHaveLength(2);
  });

  it('is not set above what was approved, to the cent, and says what is set now', async () => {
    const userId = await everything();
    const bounded = { ...pay, approved_up_to_cents: 139_999 };
    const unset = { compensation_amount_int: null, pay_frequency: null };
    const reply = await override(userId, 'compensation', bounded);
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { needs_approval_of_cents: 140_000, before: unset },
    ]);
    expect(await rowsOf(userId)).toEqual([]);
    const approved = { ...pay, approved_up_to_cents: 140_000, expected: unset };
    expect((await override(userId, 'compensation', approved)).statusCode).toBe(204);
    const late = await override(userId, 'compensation', approved);
    expect([late.statusCode, late.json().code]).toEqual([409, 'subject_changed']);
    expect(late.json().errors.compensation_amount_int).toEqual([
      'This was null when it was proposed, and is 140000 by now.',
    ]);
    expect(await rowsOf(userId)).toHaveLength(1);
  });

  it('is refused above what anybody is paid in a period', async () => {
    const userId = await everything();
    const reply = await override(userId, 'compensation', {
      ...pay,
      compensation_amount_int: 2_000_001,
    });
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().errors)).toEqual(['compensation_amount_int']);
  });

  it('leaves what she owes, and ends with her payroll', async () => {
    const userId = await everything();
    await overview(userId);
    await service.put(`${userId}/card_transactions/${newId()}`, {
      occurred_at: '2026-11-18T20:30:00.000Z',
      amount_cents: 2_415,
      merchant_name: 'Harbor Street Grocery',
      customer_state: 'posted',
    });
    await override(userId, 'compensation', { ...pay, compensation_amount_int: 1 });
    expect((await overview(userId)).reset_card.amount).toBe(24.15);
    await service.give(`members/${userId}/payroll_link/unlink`);
    expect(await rowsOf(userId)).toMatchObject([{ ended_at: expect.any(Date) }]);
    expect((await overview(userId)).payroll).toBeNull();
    expect(await problemsOf(service)).toEqual([]);
  });

  it.each([
    { compensation_amount_int: 0 },
    { compensation_amount_int: 24.25 },
    { compensation_amount_int: undefined },
    { pay_frequency: 'annually' },
    { reason: '' },
  ])('refuses %j with 422', async (change) => {
    const userId = await everything();
    expect((await override(userId, 'compensation', { ...pay, ...change })).statusCode).toBe(422);
    expect(await rowsOf(userId)).toEqual([]);
  });
});

describe('POST /internal/members/:user_id/pay_overrides/compensation/end', () => {
  it('has her payroll count again, once, and answers what was set', async () => {
    const userId = await everything();
    const before = await overview(userId);
    await override(userId, 'pay_period', period);
    await override(userId, 'compensation', pay);
    const key = newId();
    const replies = await Promise.all([0, 1].map(() => end(userId, key)));
    const ended = { compensation_amount_int: 140_000, pay_frequency: 'bi_weekly' };
    expect(replies.map((reply) => [reply.statusCode, reply.json()])).toEqual([
      [200, ended],
      [200, ended],
    ]);
    const { payroll_account: shown } = await staffView(userId);
    expect(shown).toMatchObject({
      compensation_overridden_at: null,
      pay_period_start_date: '2026-11-16',
    });
    expect(shown.compensation_amount_int).not.toBe(140_000);
    await service.database('pay_override').where({ kind: 'pay_period' }).delete();
    expect((await overview(userId)).payroll).toEqual(before.payroll);
    const again = await end(userId);
    expect([again.statusCode, again.json().code]).toEqual([409, 'compensation_not_overridden']);
  });
});

describe('POST /internal/members/:user_id/pay_overrides/pay_period', () => {
  it('counts the shifts since that day alone, and the payday from it [ADM-124]', async () => {
    const userId = await everything();
    await overview(userId);
    expect((await override(userId, 'pay_period', period)).statusCode).toBe(204);
    const { next_payday } = await overview(userId);
    const { inputs, steps: taken } = await steps(userId);
    expect(inputs.facts.setByReset).toMatchObject({ payPeriodStartOn: '2026-11-16' });
    expect(taken[2]).toMatchObject({ step: 'earned', because: 'pay_period_set_by_reset' });
    const { payroll_account, pay_dates } = await staffView(userId);
    expect(payroll_account.pay_period_start_date).toBe('2026-11-16');
    expect(pay_dates.payroll_account_pay_period_start_date_derived).toBe(next_payday);
  });

  it('is used until the first deposit that arrives after it', async () => {
    const userId = await everything();
    await override(userId, 'pay_period', period);
    service.clock.set('2027-03-20T20:00:00Z');
    expect((await staffView(userId)).payroll_account.pay_period_start_date).toBe('2026-11-16');
    await service.database('paystub').insert({
      id: newId(),
      user_id: userId,
      provider_paystub_id: 'late',
      pay_on: '2027-03-20',
      period_start_on: '2027-03-02',
      period_end_on: '2027-03-15',
      gross_cents: 100_000,
      net_cents: 72_000,
    });
    expect((await staffView(userId)).payroll_account.pay_period_start_date).toBeNull();
  });

  it('ends with a deposit that comes here, and not with one that came before it', async () => {
    const userId = await everything();
    await override(userId, 'pay_period', period);
    const deposits = await someDeposits(service, userId);
    await deposits.receives(90_000, { arrivedAt: new Date('2026-11-20T18:00:00Z') });
    expect(await rowsOf(userId)).toMatchObject([{ ended_at: null }]);
    await service.limits();
    service.clock.set('2026-11-21T20:00:00Z');
    await deposits.receives(90_000, { arrivedAt: new Date('2026-11-21T18:00:00Z') });
    expect(await rowsOf(userId)).toMatchObject([{ ended_at: expect.any(Date) }]);
    const due = service.database('limit_due').where({ user_id: userId }).first('because');
    expect((await due).because).toContain('pay_override');
    expect(await problemsOf(service)).toEqual([]);
  });

  it.each(['2026-11-21', '2026-02-30', '11/16/2026'])('refuses %s with 422', async (day) => {
    const userId = await everything();
    const reply = await override(userId, 'pay_period', { ...period, pay_period_start_date: day });
    expect(reply.statusCode).toBe(422);
  });
});

describe('what staff set of pay', () => {
  it.each([
    ['compensation', pay],
    ['pay_period', period],
  ])('is refused without a payroll, and for who is no member: %s', async (kind, payload) => {
    const userId = await someMember(service, 'bank_link');
    const reply = await override(userId, kind, payload);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'no_payroll_linked']);
    expect((await override(newId(), kind, payload)).statusCode).toBe(404);
  });
});

describe('the start of a pay period', () => {
  it.each([
    ['2025-11-19', 422],
    ['2025-11-20', 204],
    ['2026-11-20', 204],
    ['2026-11-21', 422],
  ])('may be %s on 20 November 2026: %d', async (pay_period_start_date, status) => {
    const reply = await override(await everything(), 'pay_period', {
      ...period,
      pay_period_start_date,
    });
    expect(reply.statusCode).toBe(status);
  });
});
