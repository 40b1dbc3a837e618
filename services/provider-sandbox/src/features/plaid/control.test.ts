import { createHash } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@reset/service-kit/testing';
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { linkedToken, refusalOf, startPlaidCustomer } from './testing/plaid-customer.ts';

const sandbox = await startPlaidCustomer();
const { plaid } = sandbox;
afterAll(() => sandbox.stop());
beforeEach(() => void sandbox.receiver.received.splice(0));

const HOUR_MS = 3_600_000;

/** A linked item that was synced, so that news of it are told. */
async function syncedItem(username?: string) {
  const { access_token, item_id } = await linkedToken(plaid, sandbox.receiver.url, username);
  const { data } = await plaid.transactionsSync({ access_token, count: 500 });
  return { access_token, item_id, cursor: data.next_cursor };
}

const control = async (
  item_id: string,
  [method, what]: ['POST' | 'PUT', string],
  payload?: object,
) => {
  const url = `/control/plaid/items/${item_id}/${what}`;
  return (await sandbox.app.inject({ method, url, ...(payload && { payload }) })).statusCode;
};

const codesOf = (item_id: string) =>
  sandbox.receiver.received
    .filter(({ body }) => body['item_id'] === item_id)
    .map(({ body }) => body['webhook_code']);

const receives = (item_id: string, codes: string[]) =>
  eventually(async () => expect(codesOf(item_id)).toEqual(codes));

describe('a webhook', () => {
  it('is signed as Plaid signs it, by a key that Plaid publishes', async () => {
    const { item_id } = await syncedItem();
    await receives(item_id, ['SYNC_UPDATES_AVAILABLE', 'SYNC_UPDATES_AVAILABLE']);
    const [webhook] = sandbox.receiver.received;
    const verification = String(webhook?.headers['plaid-verification']);
    const { alg, kid = '' } = decodeProtectedHeader(verification);
    expect(alg).toBe('ES256');
    const { data } = await plaid.webhookVerificationKeyGet({ key_id: kid });
    const { payload } = await jwtVerify(verification, await importJWK(data.key, 'ES256'), {
      currentDate: sandbox.clock.now(),
      maxTokenAge: '5 min',
    });
    expect(payload['request_body_sha256']).toBe(
      createHash('sha256')
        .update(webhook?.text ?? '')
        .digest('hex'),
    );
    expect(await refusalOf(plaid.webhookVerificationKeyGet({ key_id: 'another' }))).toBe(
      'INVALID_WEBHOOK_VERIFICATION_KEY_ID',
    );
  });

  it('is sent after the first sync, for the last month and then for all', async () => {
    const { item_id } = await syncedItem();
    await receives(item_id, ['SYNC_UPDATES_AVAILABLE', 'SYNC_UPDATES_AVAILABLE']);
    const told = sandbox.receiver.received.map(({ body }) => body['historical_update_complete']);
    expect(new Set(told)).toEqual(new Set([true, false]));
    expect(sandbox.receiver.received[0]?.body).toMatchObject({
      webhook_type: 'TRANSACTIONS',
      initial_update_complete: true,
      environment: 'sandbox',
    });
  });
});

describe('POST /control/plaid/items/:item_id/disconnect', () => {
  it('has an item need a login, until it is repaired', async () => {
    const { item_id, access_token } = await syncedItem();
    await receives(item_id, ['SYNC_UPDATES_AVAILABLE', 'SYNC_UPDATES_AVAILABLE']);
    sandbox.receiver.received.splice(0);
    expect(await control(item_id, ['POST', 'disconnect'])).toBe(204);
    await receives(item_id, ['ERROR']);
    expect(sandbox.receiver.received[0]?.body).toMatchObject({
      webhook_type: 'ITEM',
      error: { error_type: 'ITEM_ERROR', error_code: 'ITEM_LOGIN_REQUIRED' },
    });
    const { data } = await plaid.itemGet({ access_token });
    expect(data.item.error?.error_code).toBe('ITEM_LOGIN_REQUIRED');
    expect(data.status?.transactions?.last_failed_update).toBe('2026-11-20T20:00:00.000Z');
    expect(await refusalOf(plaid.transactionsSync({ access_token }))).toBe('ITEM_LOGIN_REQUIRED');
    expect(await refusalOf(plaid.accountsBalanceGet({ access_token }))).toBe('ITEM_LOGIN_REQUIRED');
    sandbox.receiver.received.splice(0);
    await control(item_id, ['POST', 'repair']);
    await eventually(async () =>
      expect(codesOf(item_id).toSorted()).toEqual(['LOGIN_REPAIRED', 'SYNC_UPDATES_AVAILABLE']),
    );
    expect((await plaid.itemGet({ access_token })).data.item.error).toBeNull();
  });

  it.each([
    ['revoked', 'USER_PERMISSION_REVOKED', 'ITEM_LOGIN_REQUIRED'],
    ['pending', 'PENDING_DISCONNECT', 'answered'],
  ])('is sent for one that is %s', async (reason, code, refusal) => {
    const { item_id, access_token } = await linkedToken(plaid, sandbox.receiver.url);
    await control(item_id, ['POST', 'disconnect'], { reason });
    await receives(item_id, [code]);
    expect(await refusalOf(plaid.accountsGet({ access_token }))).toBe(refusal);
  });

  it('says until when the owner agreed, until she agrees again', async () => {
    const { item_id, access_token } = await linkedToken(plaid, sandbox.receiver.url);
    const endsAt = async () =>
      (await plaid.itemGet({ access_token })).data.item.consent_expiration_time;
    expect(await endsAt()).toBeNull();
    await control(item_id, ['POST', 'disconnect'], { reason: 'pending' });
    await receives(item_id, ['PENDING_DISCONNECT']);
    expect(await endsAt()).toBe('2026-11-27T20:00:00.000Z');
    expect(sandbox.receiver.received[0]?.body['disconnect_time']).toBe(await endsAt());
    await control(item_id, ['POST', 'repair']);
    expect(await endsAt()).toBeNull();
  });

  it('needs a login once what the owner agreed to has ended', async () => {
    const { item_id, access_token } = await linkedToken(plaid, sandbox.receiver.url);
    const unread = await linkedToken(plaid, sandbox.receiver.url);
    for (const id of [item_id, unread.item_id]) {
      await control(id, ['POST', 'disconnect'], { reason: 'pending' });
    }
    const before = sandbox.clock.now();
    sandbox.clock.set('2026-11-27T19:59:59Z');
    expect(await refusalOf(plaid.accountsGet({ access_token }))).toBe('answered');
    sandbox.clock.set('2026-11-27T20:00:00Z');
    expect(await refusalOf(plaid.accountsGet({ access_token }))).toBe('ITEM_LOGIN_REQUIRED');
    // Nobody reads the other one, so that its webhook is what says so.
    sandbox.clock.set('2026-11-28T20:00:00Z');
    await receives(unread.item_id, ['PENDING_DISCONNECT', 'ERROR']);
    sandbox.clock.set(before.toISOString());
  });

  it('is not sent for a bank that is down, and no login is required', async () => {
    const { item_id, access_token } = await linkedToken(plaid, sandbox.receiver.url);
    await control(item_id, ['POST', 'disconnect'], { reason: 'institution_down' });
    expect(await refusalOf(plaid.accountsBalanceGet({ access_token }))).toBe('INSTITUTION_DOWN');
    expect((await plaid.itemGet({ access_token })).data.item.error).toBeNull();
    expect(codesOf(item_id)).toEqual([]);
  });

  it('happens by itself after the first sync of user_leaves', async () => {
    const { item_id, access_token } = await syncedItem('user_leaves');
    await eventually(async () => expect(codesOf(item_id)).toContain('ERROR'));
    expect(await refusalOf(plaid.accountsGet({ access_token }))).toBe('ITEM_LOGIN_REQUIRED');
  });

  it('refuses an item that there is not', async () => {
    expect(await control('nobody', ['POST', 'disconnect'])).toBe(400);
  });
});

describe('what is done by hand', () => {
  it('posts a transaction, which is synced once', async () => {
    const { item_id, access_token, cursor } = await syncedItem();
    sandbox.receiver.received.splice(0);
    const payload = { amount_cents: 61_050, name: 'ACME PAYROLL PPD', days_ago: 1 };
    await control(item_id, ['POST', 'transactions'], { ...payload, direct_deposit: true });
    await eventually(async () => expect(codesOf(item_id).length).toBeGreaterThan(0));
    const { data } = await plaid.transactionsSync({ access_token, cursor });
    expect(data.added).toMatchObject([
      { name: 'ACME PAYROLL PPD', amount: -610.5, date: '2026-11-19', pending: false },
    ]);
    expect(data.added[0]?.payment_meta.ppd_id).not.toBeNull();
    const again = await plaid.transactionsSync({ access_token, cursor: data.next_cursor });
    expect(again.data.added).toEqual([]);
    expect(
      await control(item_id, ['POST', 'transactions'], {
        ...payload,
        amount_cents: -1,
        direct_deposit: true,
      }),
    ).toBe(400);
  });

  it('sets a balance', async () => {
    const { item_id, access_token } = await syncedItem();
    await control(item_id, ['PUT', 'balance'], { balance_cents: 4_321 });
    const { data } = await plaid.accountsBalanceGet({ access_token });
    expect(data.accounts[0]?.balances).toMatchObject({ available: 43.21, current: 43.21 });
  });

  it('is sent once for a new day when the clock is moved, for streams too where they were read', async () => {
    const { item_id, access_token, cursor } = await syncedItem();
    await receives(item_id, ['SYNC_UPDATES_AVAILABLE', 'SYNC_UPDATES_AVAILABLE']);
    await plaid.transactionsRecurringGet({ access_token });
    sandbox.receiver.received.splice(0);
    const move = (offset_ms: number) =>
      sandbox.app.inject({ method: 'PUT', url: '/clock', payload: { offset_ms } });
    await move(14 * 24 * HOUR_MS);
    await eventually(async () =>
      expect(codesOf(item_id).toSorted()).toEqual([
        'RECURRING_TRANSACTIONS_UPDATE',
        'SYNC_UPDATES_AVAILABLE',
      ]),
    );
    const { data } = await plaid.transactionsSync({ access_token, cursor });
    expect(data.added.map(({ name }) => name)).toContain('JUNIPER LANE MARKETS PAYROLL PPD');
    await move(0);
    sandbox.receiver.received.splice(0);
    const fired = await sandbox.app.inject({
      method: 'POST',
      url: '/control/plaid/fire',
      payload: { item_id },
    });
    expect(fired.statusCode).toBe(204);
    await receives(item_id, ['SYNC_UPDATES_AVAILABLE']);
  });
});
