import { fixedClock } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildApp } from '../../app.ts';
import { testContext } from '../../testing/test-context.ts';

const clock = fixedClock('2026-11-20T20:00:00Z');
const context = testContext(clock);
const app = buildApp(context);
let url = '';

beforeAll(async () => {
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

type Answer = { status: number; body: unknown };

async function call(path: string, body?: object, key: string | null = 'key'): Promise<Answer> {
  const reply = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(key === null ? {} : { 'x-api-key': key }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: reply.status, body: await reply.json() };
}
const insights = (user: string) => call(`/pave/v1/users/${user}/unified_insights`);
const passes = (ms: number) => context.clock.move(context.clock.offsetMs() + ms);

const paid = (id: string, date: string, amount = -1_200.5) => ({
  transaction_id: id,
  account_id: 'checking',
  date,
  amount,
  name: 'CEDARLINE HOME CARE PAYROLL',
  merchant_name: 'Cedarline Home Care',
  iso_currency_code: 'USD',
  personal_finance_category: { primary: 'INCOME', detailed: 'INCOME_WAGES' },
});
const history = [paid('a', '2026-11-17'), paid('b', '2026-11-03'), paid('c', '2026-10-20')];

describe('GET /pave/v1/users/:user_id/unified_insights', () => {
  it('answers incomes, characteristics and a score once the upload is read', async () => {
    expect(await insights('ann')).toMatchObject({
      status: 404,
      body: { error: { code: 'user_not_found' } },
    });
    const upload = await call('/pave/v1/users/ann/transactions', { transactions: history });
    expect(upload).toEqual({ status: 200, body: { user_id: 'ann', received: 3 } });
    const rent = { ...paid('r', '2026-11-01', 900), name: 'RENT', personal_finance_category: null };
    await call('/pave/v1/users/ann/transactions', { transactions: [rent] });
    await call('/pave/v1/users/ann/balances', {
      balances: [{ account_id: 'checking', current: 512.25, available: 500 }],
    });
    expect(await insights('ann')).toEqual({
      status: 202,
      body: { user_id: 'ann', status: 'processing' },
    });
    passes(1_500);
    expect(await insights('ann')).toEqual({
      status: 200,
      body: {
        user_id: 'ann',
        as_of: '2026-11-20',
        income: {
          recurring: [
            expect.objectContaining({
              name: 'Cedarline Home Care',
              kind: 'payroll',
              frequency: 'biweekly',
              average_amount: 1_200.5,
              next_date: '2026-12-01',
            }),
          ],
        },
        characteristics: {
          days_of_history: 31,
          transaction_count: 4,
          recurring_income_monthly: 2_601.08,
          recurring_income_count: 1,
          days_until_next_income: 11,
          inflow_monthly: 1_200.5,
          outflow_monthly: 300,
          current_balance: 512.25,
        },
        scores: [
          {
            name: 'cashflow_score',
            value: 720,
            reasons: ['recurring_income', 'spends_less_than_earns', 'short_history'],
          },
        ],
      },
    });
  });

  it('says the same after the same uploads, once or twice', async () => {
    await call('/pave/v1/users/bea/transactions', { transactions: history });
    passes(1_500);
    const once = await insights('bea');
    await call('/pave/v1/users/bea/transactions', { transactions: history });
    passes(1_500);
    expect(await insights('bea')).toEqual(once);
  });

  it('finds no income where nothing is paid', async () => {
    await call('/pave/v1/users/cas/transactions', { transactions: [] });
    passes(1_500);
    expect(await insights('cas')).toMatchObject({
      status: 200,
      body: {
        income: { recurring: [] },
        characteristics: { days_until_next_income: null, current_balance: null },
        scores: [{ reasons: ['no_recurring_income', 'short_history'] }],
      },
    });
  });

  it('refuses a call without a key', async () => {
    const reply = await call('/pave/v1/users/ann/unified_insights', undefined, null);
    expect(reply).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } });
  });

  it('meets faults, in Pave’s words', async () => {
    await fetch(`${url}/faults/pave`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode: 'refuse', count: 1 }),
    });
    expect(await insights('cas')).toMatchObject({
      status: 500,
      body: { error: { code: 'internal_error' } },
    });
    expect((await insights('cas')).status).toBe(200);
  });
});

describe('POST /pave/v1/users/:user_id/transactions', () => {
  it.each([
    ['without a list', {}],
    ['without an id', { transactions: [{ ...paid('a', '2026-11-17'), transaction_id: '' }] }],
    ['on no day', { transactions: [paid('a', 'yesterday')] }],
    ['of no amount', { transactions: [{ ...paid('a', '2026-11-17'), amount: 'much' }] }],
  ])('refuses transactions %s', async (_what, body) => {
    const reply = await call('/pave/v1/users/ann/transactions', body);
    expect(reply).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
  });
});
