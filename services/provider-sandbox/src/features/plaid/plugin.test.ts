import { fixedClock } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { buildApp } from '../../app.ts';
import { testContext } from '../../testing/test-context.ts';

const BALANCE = '/plaid/accounts/balance/get';
const RECURRING = '/plaid/transactions/recurring/get';

const clock = fixedClock('2026-11-20T20:00:00Z');
const app = buildApp(testContext(clock));

const post = (url: string, payload: object | string, headers = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

const withToken = (access_token: unknown) => ({
  client_id: 'client',
  secret: 'secret',
  access_token,
});
const hourly = withToken('access-sandbox-hourly_ach');

describe('POST /plaid/accounts/balance/get', () => {
  it('answers in the shape of Plaid', async () => {
    const reply = await post(BALANCE, hourly);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      accounts: [
        {
          account_id: expect.any(String),
          balances: {
            available: 1250,
            current: 1250,
            limit: null,
            iso_currency_code: 'USD',
            unofficial_currency_code: null,
          },
          mask: '4021',
          name: 'Everyday Checking',
          official_name: 'Tidewater Savings Bank Everyday Checking',
          subtype: 'checking',
          type: 'depository',
        },
      ],
      item: expect.objectContaining({
        item_id: expect.any(String),
        institution_id: 'ins_sandbox_1',
        institution_name: 'Tidewater Savings Bank',
        error: null,
      }),
      request_id: expect.any(String),
    });
  });

  it('takes the credentials from headers as well', async () => {
    const reply = await post(
      BALANCE,
      { access_token: 'access-sandbox-tax' },
      { 'plaid-client-id': 'client', 'plaid-secret': 'secret' },
    );
    expect(reply.statusCode).toBe(200);
  });
});

describe('POST /plaid/transactions/recurring/get', () => {
  it('answers a bill in the shape of Plaid', async () => {
    const reply = await post(RECURRING, hourly);
    const { outflow_streams } = reply.json<{ outflow_streams: object[] }>();
    const usd = { amount: 65, iso_currency_code: 'USD', unofficial_currency_code: null };
    expect(outflow_streams[0]).toEqual({
      account_id: expect.any(String),
      stream_id: expect.any(String),
      description: 'BLUEFINCH MOBILE PMT',
      merchant_name: 'Bluefinch Mobile',
      first_date: '2026-05-22',
      last_date: '2026-10-22',
      predicted_next_date: '2026-11-22',
      frequency: 'MONTHLY',
      transaction_ids: expect.any(Array),
      average_amount: usd,
      last_amount: usd,
      is_active: true,
      status: 'MATURE',
      personal_finance_category: {
        primary: 'RENT_AND_UTILITIES',
        detailed: 'RENT_AND_UTILITIES_TELEPHONE',
        confidence_level: 'VERY_HIGH',
      },
      category: null,
      category_id: null,
      is_user_modified: false,
    });
  });

  it('says of a cancelled bill that no next one is expected', async () => {
    const { outflow_streams } = (await post(RECURRING, hourly)).json<{
      outflow_streams: { merchant_name: string }[];
    }>();
    expect(
      outflow_streams.find(({ merchant_name }) => merchant_name === 'Ironleaf Fitness'),
    ).toMatchObject({
      is_active: false,
      status: 'TOMBSTONED',
      predicted_next_date: null,
    });
  });

  it('has pay flow in as a negative amount, and none for the person without an employer', async () => {
    const { inflow_streams } = (await post(RECURRING, hourly)).json();
    expect(inflow_streams).toEqual([
      expect.objectContaining({
        last_amount: expect.objectContaining({ amount: -1396.8 }),
        predicted_next_date: '2026-12-01',
      }),
    ]);
    const tax = (await post(RECURRING, withToken('access-sandbox-tax'))).json();
    expect(tax.inflow_streams).toEqual([]);
  });

  it('answers the same twice on one day, and keeps its ids on the next', async () => {
    const streams = async () => {
      const { request_id: _, ...rest } = (await post(RECURRING, hourly)).json();
      return rest;
    };
    const today = await streams();
    clock.set('2026-11-21T01:00:00Z');
    expect(await streams()).toEqual(today);
    clock.set('2026-11-21T20:00:00Z');
    const tomorrow = await streams();
    clock.set('2026-11-20T20:00:00Z');
    const ids = (reply: { outflow_streams: { stream_id: string }[] }) =>
      reply.outflow_streams.map(({ stream_id }) => stream_id);
    expect(tomorrow).not.toEqual(today);
    expect(ids(tomorrow)).toEqual(ids(today));
    expect(new Set(ids(today)).size).toBe(today.outflow_streams.length);
  });
});

describe.each([BALANCE, RECURRING])('POST %s refuses', (url) => {
  const invalid = (error_type: string, error_code: string) => ({
    error_type,
    error_code,
    error_message: expect.any(String),
    display_message: null,
    suggested_action: null,
    request_id: expect.any(String),
  });

  it.each([
    [
      'an unknown person',
      withToken('access-sandbox-nobody'),
      'INVALID_INPUT',
      'INVALID_ACCESS_TOKEN',
    ],
    [
      'the applicant, who linked nothing',
      withToken('access-sandbox-applicant'),
      'INVALID_INPUT',
      'INVALID_ACCESS_TOKEN',
    ],
    ['a token of another kind', withToken('hourly_ach'), 'INVALID_INPUT', 'INVALID_ACCESS_TOKEN'],
    [
      'a missing token',
      { client_id: 'client', secret: 'secret' },
      'INVALID_REQUEST',
      'MISSING_FIELDS',
    ],
    [
      'missing credentials',
      { access_token: 'access-sandbox-tax' },
      'INVALID_REQUEST',
      'MISSING_FIELDS',
    ],
    ['a token of the wrong type', withToken(7), 'INVALID_REQUEST', 'INVALID_FIELD'],
    ['an unknown field', { ...hourly, extra: 1 }, 'INVALID_REQUEST', 'UNKNOWN_FIELDS'],
    ['broken JSON', '{"access_token":', 'INVALID_REQUEST', 'INVALID_BODY'],
  ])('%s', async (_what, payload, error_type, error_code) => {
    const reply = await post(url, payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual(invalid(error_type, error_code));
  });
});

describe('an unknown path below /plaid', () => {
  it('is refused in the shape of Plaid', async () => {
    const reply = await post('/plaid/accounts/unknown', hourly);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ error_type: 'INVALID_REQUEST', error_code: 'NOT_FOUND' });
  });
});
