import { afterAll, describe, expect, it } from '@jest/globals';
import { CountryCode, Products } from 'plaid';
import {
  linkedToken,
  linkRequest,
  refusalOf,
  startPlaidCustomer,
} from '../testing/plaid-customer.ts';

const sandbox = await startPlaidCustomer();
const { plaid } = sandbox;
afterAll(() => sandbox.stop());

describe('/link/token/create', () => {
  it('opens Link for four hours, and to repair for half an hour', async () => {
    const { data: link } = await plaid.linkTokenCreate(linkRequest());
    expect(link.link_token).toMatch(/^link-sandbox-/);
    expect(link.expiration).toBe('2026-11-21T00:00:00.000Z');
    const { access_token } = await linkedToken(plaid);
    const { data: repair } = await plaid.linkTokenCreate({ ...linkRequest(), access_token });
    expect(repair.expiration).toBe('2026-11-20T20:30:00.000Z');
  });

  it('is answered again by /link/token/get, without a session before Link is opened', async () => {
    const webhook = 'https://example.com/plaid';
    const { data: link } = await plaid.linkTokenCreate(linkRequest({ webhook }));
    const { data } = await plaid.linkTokenGet({ link_token: link.link_token });
    expect(data).toMatchObject({
      link_token: link.link_token,
      link_sessions: [],
      metadata: { webhook, client_name: 'Reset', country_codes: [CountryCode.Us] },
    });
  });

  it('refuses an institution, an access token and products that there are not', async () => {
    const ask = (more: Parameters<typeof linkRequest>[0]) =>
      refusalOf(plaid.linkTokenCreate(linkRequest(more)));
    expect(await ask({ institution_id: 'ins_0' })).toBe('INVALID_INSTITUTION');
    expect(await ask({ access_token: 'access-sandbox-nobody' })).toBe('INVALID_ACCESS_TOKEN');
    expect(await ask({ products: [] })).toBe('MISSING_FIELDS');
    expect(await ask({ products: [Products.Balance] })).toBe('INVALID_PRODUCT');
    expect(await refusalOf(plaid.linkTokenGet({ link_token: 'link-sandbox-no' }))).toBe(
      'INVALID_LINK_TOKEN',
    );
  });
});

describe('a public token', () => {
  it('is exchanged for one item, however often, within half an hour', async () => {
    const { data: made } = await plaid.sandboxPublicTokenCreate({
      institution_id: 'ins_sandbox_2',
      initial_products: [Products.Transactions],
    });
    const exchange = () => plaid.itemPublicTokenExchange({ public_token: made.public_token });
    const { data: first } = await exchange();
    const { data: again } = await exchange();
    expect([again.access_token, again.item_id]).toEqual([first.access_token, first.item_id]);
    sandbox.clock.set('2026-11-20T20:30:00Z');
    expect(await refusalOf(exchange())).toBe('INVALID_PUBLIC_TOKEN');
    sandbox.clock.set('2026-11-20T20:00:00Z');
  });

  it('leads to one item where the first answer is lost on its way', async () => {
    const { data: made } = await plaid.sandboxPublicTokenCreate({
      institution_id: 'ins_sandbox_2',
      initial_products: [Products.Transactions],
    });
    const count = () => sandbox.app.inject('/control/plaid/items.json');
    const before = (await count()).json().items.length;
    const fault = { mode: 'lose_answer', delay_ms: 0, count: 1, path: 'exchange' };
    await sandbox.app.inject({ method: 'PUT', url: '/faults/plaid', payload: fault });
    const exchange = () => plaid.itemPublicTokenExchange({ public_token: made.public_token });
    expect(await refusalOf(exchange())).toBe('no answer');
    expect((await exchange()).data.item_id).toEqual(expect.any(String));
    expect((await count()).json().items.length).toBe(before);
  });

  it('is refused when it was never given out, or the login does not work', async () => {
    expect(await refusalOf(plaid.itemPublicTokenExchange({ public_token: 'public-no' }))).toBe(
      'INVALID_PUBLIC_TOKEN',
    );
    const sandboxToken = (override_username: string) =>
      plaid.sandboxPublicTokenCreate({
        institution_id: 'ins_sandbox_1',
        initial_products: [Products.Transactions],
        options: { override_username },
      });
    expect(await refusalOf(sandboxToken('user_down'))).toBe('INSTITUTION_DOWN');
    expect(await refusalOf(sandboxToken('nobody'))).toBe('INVALID_CREDENTIALS');
  });
});

describe('an item', () => {
  it('has its bank, its accounts and its last update', async () => {
    const { access_token, item_id } = await linkedToken(plaid);
    const { data } = await plaid.itemGet({ access_token });
    expect(data.item).toMatchObject({
      item_id,
      institution_id: 'ins_sandbox_1',
      institution_name: 'Tidewater Savings Bank',
      webhook: null,
      error: null,
    });
    expect(data.status?.transactions).toEqual({
      last_successful_update: '2026-11-20T20:00:00.000Z',
      last_failed_update: null,
    });
    const { data: balances } = await plaid.accountsBalanceGet({ access_token });
    expect(balances.accounts).toMatchObject([
      { mask: '4021', type: 'depository', subtype: 'checking', balances: { available: 1250 } },
    ]);
    const account_ids = [balances.accounts[0]?.account_id ?? ''];
    const { data: chosen } = await plaid.accountsGet({ access_token, options: { account_ids } });
    expect(chosen.accounts).toEqual(balances.accounts);
    const others = { access_token, options: { account_ids: ['of-somebody-else'] } };
    expect(await refusalOf(plaid.accountsGet(others))).toBe('INVALID_ACCOUNT_ID');
  });

  it('has the numbers of its account, and the owner', async () => {
    const { access_token } = await linkedToken(plaid);
    const { data: auth } = await plaid.authGet({ access_token });
    expect(auth.numbers.ach).toEqual([
      expect.objectContaining({
        account: expect.stringMatching(/^\d{8}4021$/),
        routing: expect.stringMatching(/^\d{9}$/),
        account_id: auth.accounts[0]?.account_id,
      }),
    ]);
    const { data: identity } = await plaid.identityGet({ access_token });
    expect(identity.accounts[0]?.owners[0]?.names).toEqual(['Jordan Sample']);
  });

  it('is in her own name where she is seeded', async () => {
    const { data } = await plaid.identityGet({ access_token: 'access-sandbox-hourly_ach' });
    expect(data.accounts[0]?.owners[0]?.names).toEqual(['Hazel Hourly']);
  });

  it('is one of its own for each who links, though they log in alike', async () => {
    const [one, other] = [await linkedToken(plaid), await linkedToken(plaid)];
    const accountIds = await Promise.all(
      [one, other].map(async ({ access_token }) => {
        const { data } = await plaid.accountsGet({ access_token });
        return data.accounts[0]?.account_id;
      }),
    );
    expect(new Set([one.item_id, other.item_id, ...accountIds]).size).toBe(4);
  });

  it('is gone once it is removed', async () => {
    const { access_token } = await linkedToken(plaid);
    await plaid.itemRemove({ access_token });
    expect(await refusalOf(plaid.itemGet({ access_token }))).toBe('ITEM_NOT_FOUND');
    expect(await refusalOf(plaid.accountsGet({ access_token }))).toBe('ITEM_NOT_FOUND');
  });

  it('sends its webhooks to another address once that is set', async () => {
    const { access_token } = await linkedToken(plaid);
    const { data } = await plaid.itemWebhookUpdate({ access_token, webhook: sandbox.receiver.url });
    expect(data.item.webhook).toBe(sandbox.receiver.url);
    const { data: none } = await plaid.itemWebhookUpdate({ access_token, webhook: null });
    expect(none.item.webhook).toBeNull();
  });
});
