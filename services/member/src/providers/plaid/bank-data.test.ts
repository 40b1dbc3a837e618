import { sharedProviderSandbox, withinOneDay } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayOf, isDay, plusDays } from '#calendar/calendar-date.ts';
import { CHANGED_WHILE_READ } from '#providers/bank-data.ts';
import { startScriptedProvider } from '#testing/scripted-provider.ts';
import { plaidClient } from './ask-plaid.ts';
import { plaidBankData } from './bank-data.ts';

let sandbox: Awaited<ReturnType<typeof sharedProviderSandbox>>;
let scripted: Awaited<ReturnType<typeof startScriptedProvider>>;
beforeAll(async () => {
  [sandbox, scripted] = await Promise.all([sharedProviderSandbox(), startScriptedProvider()]);
});
afterAll(() => Promise.all([sandbox.stop(), scripted.stop()]));

const at = (baseUrl: string) =>
  plaidBankData(plaidClient({ baseUrl, clientId: 'sandbox', secret: 'sandbox' }));
const inSandbox = () => at(`${sandbox.url}/plaid`);
const onScript = () => at(scripted.url);

const account = (changes: object = {}) => ({
  account_id: 'account-1',
  name: 'Everyday Checking',
  type: 'depository',
  mask: '4021',
  balances: { available: 10.1, current: 11 },
  ...changes,
});
const balances = (...accounts: object[]) => ({
  accounts,
  item: { institution_name: 'Tidewater Savings Bank' },
});
const stream = (changes: object = {}) => ({
  stream_id: 'stream-1',
  description: 'BLUEFINCH MOBILE PMT',
  merchant_name: 'Bluefinch Mobile',
  last_date: '2026-10-31',
  predicted_next_date: '2026-11-30',
  frequency: 'MONTHLY',
  average_amount: { amount: 65.01, iso_currency_code: 'USD' },
  is_active: true,
  personal_finance_category: {
    primary: 'RENT_AND_UTILITIES',
    detailed: 'RENT_AND_UTILITIES_TELEPHONE',
  },
  ...changes,
});

describe('readAccount', () => {
  it('reads the sandbox', async () => {
    expect(await inSandbox().readAccount('access-sandbox-hourly_ach')).toEqual({
      institutionName: 'Tidewater Savings Bank',
      accountId: expect.any(String),
      accountName: 'Everyday Checking',
      mask: '4021',
      availableCents: 125_000,
    });
  });

  it.each([
    [{ available: 10.1, current: 11 }, 1_010],
    [{ available: null, current: 11 }, 1_100],
    [{ available: -0.29, current: 0 }, -29],
    [{ available: 4.35, current: null }, 435],
    [{ available: 9_999_999.99, current: null }, 999_999_999],
  ])('reads %j to the cent', async (balance, availableCents) => {
    scripted.answer(() => ({ body: balances(account({ balances: balance })) }));
    expect(await onScript().readAccount('token')).toMatchObject({ availableCents });
  });

  it('passes over what is no account with money in it', async () => {
    const card = account({ type: 'credit', name: 'Credit Card' });
    scripted.answer(() => ({ body: balances(card, account()) }));
    expect(await onScript().readAccount('token')).toMatchObject({
      accountName: 'Everyday Checking',
    });
  });

  it.each([
    ['no account', balances()],
    ['no account with money in it', balances(account({ type: 'loan' }))],
    ['no balance', balances(account({ balances: { available: null, current: null } }))],
    ['a fraction of a cent', balances(account({ balances: { available: 1.001, current: null } }))],
    ['a balance as text', balances(account({ balances: { available: '10.10', current: null } }))],
    ['more than anybody has', balances(account({ balances: { available: 1e12, current: null } }))],
    ['NUL in a name', balances(account({ name: 'a\u0000b' }))],
    ['a name without end', balances(account({ name: 'x'.repeat(10_000) }))],
    ['nothing', {}],
    ['a list', []],
    ['no JSON', '<html>'],
  ])('is unavailable when the reply is %s', async (_what, body) => {
    scripted.answer(() => ({ body }));
    await expect(onScript().readAccount('token')).rejects.toMatchObject({ reason: 'unavailable' });
  });
});

describe('readBills', () => {
  it('reads the sandbox: bills to come, without the cancelled one', () =>
    withinOneDay(async (now) => {
      const bills = await inSandbox().readBills('access-sandbox-hourly_ach');
      expect(bills).toHaveLength(6);
      expect(bills.map(({ merchantName }) => merchantName)).not.toContain('Ironleaf Fitness');
      expect(
        bills.find(({ merchantName }) => merchantName === 'Larkspur Power & Light'),
      ).toMatchObject({
        averageCents: 8_430,
        frequency: 'monthly',
        nextOccurrenceOn: plusDays(dayOf(now), 4),
        categoryPrimary: 'RENT_AND_UTILITIES',
        categorySecondary: 'RENT_AND_UTILITIES_GAS_AND_ELECTRICITY',
      });
      expect(bills.every(({ lastOccurrenceOn }) => isDay(lastOccurrenceOn))).toBe(true);
    }));

  const read = async (...streams: object[]) => {
    scripted.answer(() => ({ body: { outflow_streams: streams } }));
    return onScript().readBills('token');
  };

  it.each([
    ['WEEKLY', 'weekly'],
    ['BIWEEKLY', 'bi_weekly'],
    ['SEMI_MONTHLY', 'semi_monthly'],
    ['MONTHLY', 'monthly'],
    ['ANNUALLY', 'annually'],
    ['UNKNOWN', 'monthly'],
  ])('reads %s as %s', async (frequency, expected) => {
    expect(await read(stream({ frequency }))).toMatchObject([{ frequency: expected }]);
  });

  it('counts on from the last one where no next one is predicted, or an earlier one', async () => {
    for (const predicted_next_date of [null, '2026-10-30']) {
      expect(await read(stream({ predicted_next_date }))).toMatchObject([
        { lastOccurrenceOn: '2026-10-31', nextOccurrenceOn: '2026-10-31' },
      ]);
    }
  });

  it('leaves out what is over and what brings money', async () => {
    const refunds = stream({ average_amount: { amount: -5, iso_currency_code: 'USD' } });
    expect(await read(stream({ is_active: false }), refunds)).toEqual([]);
  });

  it('rounds an average to whole cents, and takes a stream once', async () => {
    const average = stream({ average_amount: { amount: 10.005, iso_currency_code: 'USD' } });
    const bills = await read(stream(), average);
    expect(bills).toHaveLength(1);
    expect(Number.isInteger(bills[0]?.averageCents)).toBe(true);
  });

  it.each([
    ['euros', stream({ average_amount: { amount: 5, iso_currency_code: 'EUR' } })],
    ['a day that does not exist', stream({ last_date: '2026-02-30' })],
    ['a day of another age', stream({ last_date: '0001-01-01' })],
    ['no name for a stream', stream({ stream_id: '' })],
    ['NUL', stream({ description: '\u0000' })],
  ])('is unavailable when the reply is %s', async (_what, bill) => {
    await expect(read(bill)).rejects.toMatchObject({ reason: 'unavailable' });
  });
});

describe('the other readings', () => {
  const token = 'access-sandbox-hourly_ach';

  it('read the sandbox: item, owner, numbers, and where its news go', async () => {
    const banks = inSandbox();
    const { accountId } = await banks.readAccount(token);
    expect(await banks.readItem(token)).toMatchObject({
      error: null,
      consentEndsAt: null,
      webhook: null,
    });
    expect(await banks.readOwners(token, accountId)).toEqual([expect.any(String)]);
    expect(await banks.readNumbers(token, accountId)).toEqual({
      routingNumber: expect.stringMatching(/^\d{9}$/),
      accountNumber: expect.stringMatching(/4021$/),
    });
    expect(await banks.readNumbers(token, 'another account')).toBeNull();
    await banks.setWebhook(token, 'http://127.0.0.1:9/plaid');
    expect(await banks.readItem(token)).toMatchObject({ webhook: 'http://127.0.0.1:9/plaid' });
  });

  it('read transactions page by page, each once and to the cent', async () => {
    const banks = inSandbox();
    const first = await banks.readTransactions(token, null);
    expect(first).toMatchObject({ removedIds: [], isComplete: true });
    expect(first.changed.every(({ amountCents }) => Number.isInteger(amountCents))).toBe(true);
    expect(first.changed.some(({ amountCents }) => amountCents < 0)).toBe(true);
    const again = await banks.readTransactions(token, first.nextCursor);
    expect(again).toMatchObject({ changed: [], hasMore: false });
  });

  it('know a bank that was removed no more', async () => {
    const banks = inSandbox();
    await banks.removeItem('access-sandbox-flagged');
    await expect(banks.readItem('access-sandbox-flagged')).rejects.toMatchObject({
      reason: 'refused',
      code: 'ITEM_NOT_FOUND',
    });
  });

  it('say when the consent of their owner ends, where Plaid says a moment', async () => {
    const item = { item_id: 'item-1', webhook: null, error: null };
    const saying = (consent_expiration_time: unknown) =>
      scripted.answer(() => ({
        status: 200,
        body: { item: { ...item, consent_expiration_time } },
      }));
    saying('2026-11-27T20:00:00Z');
    expect(await onScript().readItem('token')).toMatchObject({
      consentEndsAt: new Date('2026-11-27T20:00:00Z'),
    });
    saying('9999-12-31T00:00:00Z');
    await expect(onScript().readItem('token')).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('are empty where the bank does not let them be read, or not yet', async () => {
    const refusing = (error_code: string) =>
      scripted.answer(() => ({ status: 400, body: { error_type: 'ITEM_ERROR', error_code } }));
    refusing('PRODUCTS_NOT_SUPPORTED');
    expect(await onScript().readNumbers('token', 'a')).toBeNull();
    expect(await onScript().readOwners('token', 'a')).toEqual([]);
    refusing('PRODUCT_NOT_READY');
    expect(await onScript().readBills('token')).toEqual([]);
    refusing('ITEM_LOGIN_REQUIRED');
    await expect(onScript().readBills('token')).rejects.toMatchObject({
      reason: 'refused',
      code: 'ITEM_LOGIN_REQUIRED',
    });
  });

  it('say that the data changed between two pages', async () => {
    const error_code = 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION';
    scripted.answer(() => ({
      status: 400,
      body: { error_type: 'TRANSACTIONS_ERROR', error_code },
    }));
    await expect(onScript().readTransactions('token', '1')).rejects.toMatchObject({
      code: CHANGED_WHILE_READ,
    });
  });
});

describe('plaidBankData', () => {
  it('is refused for a token that nobody has', async () => {
    await expect(inSandbox().readAccount('access-sandbox-nobody')).rejects.toMatchObject({
      reason: 'refused',
    });
    await expect(inSandbox().readBills('x')).rejects.toMatchObject({ reason: 'refused' });
  });

  it.each([401, 403, 429, 500, 503])('is unavailable when Plaid answers %d', async (status) => {
    scripted.answer(() => ({ status, body: {} }));
    await expect(onScript().readAccount('token')).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('is unavailable when Plaid hangs up or is not there', async () => {
    scripted.answer(() => 'hang up');
    await expect(onScript().readAccount('token')).rejects.toMatchObject({ reason: 'unavailable' });
    const nowhere = at('http://127.0.0.1:9');
    await expect(nowhere.readAccount('token')).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('waits five seconds for an answer and no longer', async () => {
    scripted.answer(() => 'silence');
    const start = Date.now();
    await expect(onScript().readAccount('token')).rejects.toMatchObject({ reason: 'unavailable' });
    expect(Date.now() - start).toBeGreaterThan(4_900);
  });

  it('does not follow Plaid elsewhere with the token', async () => {
    scripted.answer(({ url }) => ({
      status: url === '/elsewhere' ? 200 : 307,
      body: balances(account()),
    }));
    await expect(onScript().readAccount('token')).rejects.toMatchObject({ reason: 'unavailable' });
  });
});
