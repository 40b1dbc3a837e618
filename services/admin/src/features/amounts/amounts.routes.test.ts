import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import type { AdminUser } from '@reset/api-contract/admin/users.ts';
import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { tellOfCases, tellOfLists, tellOfMember, tellOfUsers } from '#testing/applied-events.ts';
import {
  askedOwners,
  away,
  someMemberView,
  someOnboardingView,
  somePublicView,
} from '#testing/person-owners.ts';

const STATED = '2026-10-12T20:00:00.000Z';
const SINCE = '2026-11-20T20:00:00.000Z';
const people: Record<StaffRole, string> = {
  support: newId(),
  operations: newId(),
  approver: newId(),
  administrator: newId(),
};
const WITH_AMOUNTS = ['operations', 'approver', 'administrator'] as const;

let service: AdminServiceUnderTest;
let owners: Awaited<ReturnType<typeof askedOwners>>;
let rosa: string;
beforeAll(async () => {
  service = await startAdminService();
  owners = await askedOwners(service.context, { public: {}, member: {}, onboarding: {} });
  rosa = await tellOfUsers(service.database).registered();
  await tellOfMember(service.database, rosa, { spending_limit_cents: 39_885 });
  for (const [role, id] of Object.entries(people)) await service.addStaff(id, role as StaffRole);
});
beforeEach(() => {
  owners.asked.length = 0;
  owners.answers.public = { staff_view: somePublicView(), timeline: { entries: [] } };
  owners.answers.onboarding = { staff_view: someOnboardingView(), timeline: { entries: [] } };
  const entry = { kind: 'purchase', type: 'cleared', detail: null, object_id: null, made_by: null };
  const bought = { category: null, category_id: null, merchant_name: null, transaction_type: null };
  owners.answers.member = {
    staff_view: someMemberView(),
    // Until the end of October.
    statement_ends: [{ user_id: rosa, end_date: '2026-10-31' }],
    timeline: {
      entries: [
        { ...entry, id: 'card_event:2', at: SINCE, amount: 20 },
        { ...entry, id: 'card_event:1', at: STATED, amount: 10 },
      ],
    },
    plaid_transactions: [
      { ...bought, date: '2026-11-01', amount: 2, name: 'SINCE' },
      { ...bought, date: '2026-10-31', amount: 1, name: 'STATED' },
    ],
    normalized_transactions: { normalized_transactions: [], total_pages: 0 },
    direct_deposit: [
      {
        account_name: 'Savings',
        allocation_type: 'amount',
        amount: 12_550,
        percentage: null,
        priority: 1,
        routing_number: null,
        masked_account_number: '9911',
      },
    ],
    pave_status: { characteristics: null, scores: null, incomes: [] },
    annualized_income: {
      annualized_pay_with_min: null,
      annualized_pay_with_max: null,
      annualized_pay_with_avg: null,
      sorted_net_pay_amounts: [],
      sorted_net_pay_ratios: [],
    },
  };
});
afterAll(async () => {
  await owners.stop();
  await service.stop();
});

const ask = async (role: StaffRole, path: string) =>
  owners.get(path, people[role], await service.tokenOf(people[role]));
const read = async (role: StaffRole, path: string) => {
  const reply = await ask(role, path);
  expect([path, reply.statusCode]).toEqual([path, 200]);
  return reply.json();
};

describe('what support is shown', () => {
  it('is of a person no amount of now, and all else [ADM-095]', async () => {
    const path = `/admin/users/${rosa}`;
    const [page, whole] = [await read('support', path), await read('operations', path)];
    const hidden = [
      'dsl',
      'safe_to_spend_components.safe_to_spend',
      'safe_to_spend_components.available_bank_balance',
      'payroll_account.compensation_amount_int',
      'last_pinwheel_paystub.net_pay_amount_int',
      'income_tax_returns.0.refund_amount',
      'recurring_expenses.0.average_amount_int',
      'repayment_info.last_repayment.amount',
    ];
    for (const field of hidden) {
      expect([field, at(page, field)]).toEqual([field, undefined]);
      expect([field, typeof at(whole, field)]).toEqual([field, 'number']);
    }
    expect(page).toMatchObject({
      name: whole.name,
      pay_date: whole.pay_date,
      payroll_account: { pay_frequency: 'bi_weekly' },
      repayment_info: { num_repayments: 1, last_repayment: { created_at: SINCE } },
      recurring_expenses: [{ merchant_name: 'Bluefinch Mobile' }],
      user_config: whole.user_config,
      potential_duplicate_users: whole.potential_duplicate_users,
    });
  });

  it('is an amount that her last statement has by its day', async () => {
    const paystub = someMemberView().last_pinwheel_paystub;
    owners.answers.member.staff_view = someMemberView({
      last_pinwheel_paystub: paystub && { ...paystub, pay_date: '2026-10-30' },
    });
    const page: AdminUser = await read('support', `/admin/users/${rosa}`);
    expect(page.last_pinwheel_paystub).toMatchObject({ net_pay_amount_int: 139_680 });
    const timeline = await read('support', `/admin/users/${rosa}/timeline`);
    expect(timeline.entries.map(({ amount }: { amount?: number }) => amount)).toEqual([
      undefined,
      10,
    ]);
    const transactions = await read('support', `/admin/users/${rosa}/plaid_transactions`);
    expect(transactions).toMatchObject([{ name: 'SINCE' }, { name: 'STATED', amount: 1 }]);
    expect(transactions[0]).not.toHaveProperty('amount');
    expect((await read('support', `/admin/users/${rosa}/direct_deposit`))[0]).toEqual({
      account_name: 'Savings',
      allocation_type: 'amount',
      percentage: null,
      priority: 1,
      routing_number: null,
      masked_account_number: '9911',
    });
  });

  it('is in lists of many by the statement of each, asked for once', async () => {
    const lists = tellOfLists(service.database);
    const other = newId();
    await lists.recorded({ created_at: STATED, amount_cents: 100 }, newId(), rosa);
    await lists.recorded({ created_at: SINCE, amount_cents: 200 }, newId(), rosa);
    await lists.recorded({ created_at: STATED, amount_cents: 300 }, newId(), other);
    const amounts = async (role: StaffRole) =>
      (await read(role, '/admin/card_transactions')).card_transactions.map(
        ({ amount }: { amount?: number }) => amount,
      );
    expect(await amounts('support')).toEqual([undefined, undefined, 1]);
    expect(owners.asked).toEqual([
      {
        owner: 'member',
        path: expect.stringMatching(/^\/internal\/statement_ends\?user_ids=.{36},.{36}$/),
        timeoutMs: 4_000,
      },
    ]);
    expect(await amounts('operations')).toEqual([3, 2, 1]);
    const { users } = await read('support', '/admin/users');
    expect(users.some((user: AdminUser) => 'dsl' in user)).toBe(false);
    // Nothing of now is dated, so that nobody is asked.
    expect(owners.asked).toHaveLength(1);
  });

  it('is of a case what it is about, and no amount that is newer, nor what its owner says of it', async () => {
    const cases = tellOfCases(service.database);
    const opened = await cases.opened({ user_id: rosa, opened_at: STATED, kind: 'payout' });
    const since = await cases.opened({ user_id: rosa, kind: 'payout' });
    const listed = (await read('support', '/admin/cases')).cases as {
      id: string;
      amount?: number;
    }[];
    const amountOf = (id: string) => listed.find((one) => one.id === id)?.amount;
    expect([amountOf(opened), amountOf(since)]).toEqual([24.15, undefined]);
    expect(await read('support', `/admin/cases/${since}`)).toMatchObject({
      case: { kind: 'payout', user: { id: rosa } },
      dispute: null,
      difference: null,
    });
    expect(await read('support', '/admin/case_counts')).toMatchObject({ open: 2 });
  });

  it('is no amount while nobody can say until when she has statements', async () => {
    owners.answers.member.statement_ends = away();
    const timeline = await read('support', `/admin/users/${rosa}/timeline`);
    expect(timeline.entries).toHaveLength(2);
    expect(timeline.entries.some((one: object) => 'amount' in one)).toBe(false);
  });

  it.each(['annualized_income', 'pave_status', `limits/${newId()}`])(
    'is not %s, which is amounts and nothing else',
    async (section) => {
      const refused = await ask('support', `/admin/users/${rosa}/${section}`);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'role_required']);
    },
  );
});

describe.each(WITH_AMOUNTS)('%s', (role) => {
  it('is shown all of them, and asks for no statement', async () => {
    expect(await read(role, `/admin/users/${rosa}`)).toMatchObject({ dsl: 398.85 });
    const timeline = await read(role, `/admin/users/${rosa}/timeline`);
    expect(timeline.entries).toMatchObject([{ amount: 20 }, { amount: 10 }]);
    await read(role, `/admin/users/${rosa}/annualized_income`);
    await read(role, `/admin/users/${rosa}/pave_status`);
    expect(owners.asked.map(({ path }) => path).join()).not.toContain('statement_ends');
  });
});

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((one, name) => (one as Record<string, unknown> | undefined)?.[name], value);
