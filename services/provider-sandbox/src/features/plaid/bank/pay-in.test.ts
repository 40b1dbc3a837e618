import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@reset/service-kit/testing';
import { linkedToken, startPlaidCustomer } from '../testing/plaid-customer.ts';

const DAY_MS = 86_400_000;

const sandbox = await startPlaidCustomer();
const { plaid, context, receiver } = sandbox;
afterAll(() => sandbox.stop());
afterEach(() => {
  context.clock.move(0);
  receiver.received.splice(0);
});

/** A bank that was read once, and what is new of it from then on. */
async function readBank(access_token: string) {
  const { data } = await plaid.transactionsSync({ access_token, count: 500 });
  let cursor = data.next_cursor;
  return {
    itemId: (await plaid.itemGet({ access_token })).data.item.item_id,
    balance: async () => {
      const { data: read } = await plaid.accountsBalanceGet({ access_token });
      return read.accounts[0]?.balances.available;
    },
    /** What came in since the last time. */
    paidIn: async () => {
      const { data: news } = await plaid.transactionsSync({ access_token, cursor, count: 500 });
      cursor = news.next_cursor;
      const income = news.added.filter(({ payment_meta }) => payment_meta.ppd_id !== null);
      return income.map(({ name, amount, date }) => [name, -amount, date]);
    },
  };
}
const afterDays = (days: number) => context.clock.move(days * DAY_MS);

describe('the pay of a payday', () => {
  // First, because news are of days that are later than all before.
  it('is told by a webhook, without anybody asking', async () => {
    const { access_token } = await linkedToken(plaid, receiver.url);
    const bank = await readBank(access_token);
    const told = () => receiver.received.filter(({ body }) => body['item_id'] === bank.itemId);
    await eventually(async () => expect(told()).toHaveLength(2));
    receiver.received.splice(0);
    afterDays(11);
    await eventually(async () =>
      expect(told().map(({ body }) => body['webhook_code'])).toEqual(['SYNC_UPDATES_AVAILABLE']),
    );
    expect(await bank.balance()).toBe(2_507.12);
  });

  it.each([
    ['hourly_ach', 'JUNIPER LANE MARKETS', 1_250, 1_257.12],
    ['partner_hvfcu', 'RIVERBEND BAKERY WORKS', 1_015.75, 1_396.8],
    ['zero_limit', 'JUNIPER LANE MARKETS', 1_000, 1_117.44],
    ['direct_deposit', 'CEDARLINE HOME CARE', 1_420.55, 1_396.8],
  ])(
    'is a transaction of %s’s bank, in whose balance it is',
    async (key, employer, before, pay) => {
      const bank = await readBank(`access-sandbox-${key}`);
      afterDays(10);
      expect([await bank.balance(), await bank.paidIn()]).toEqual([before, []]);
      afterDays(11);
      expect(await bank.balance()).toBeCloseTo(before + pay, 2);
      expect(await bank.paidIn()).toEqual([[`${employer} PAYROLL PPD`, pay, '2026-12-01']]);
    },
  );

  it('is in the balance once, however often the clock is moved', async () => {
    const { access_token } = await linkedToken(plaid);
    const bank = await readBank(access_token);
    for (const days of [11, 0, 11, 24]) {
      afterDays(days);
      expect(await bank.balance()).toBe(2_507.12);
    }
    afterDays(25);
    expect(await bank.balance()).toBe(3_903.92);
  });

  it('is added to a balance that was set by hand', async () => {
    const { access_token } = await linkedToken(plaid);
    const bank = await readBank(access_token);
    const url = `/control/plaid/items/${bank.itemId}/balance`;
    await sandbox.app.inject({ method: 'PUT', url, payload: { balance_cents: 500 } });
    afterDays(11);
    expect(await bank.balance()).toBe(1_262.12);
  });

  it('is in the balance once a bank that could not be read is repaired', async () => {
    const { access_token } = await linkedToken(plaid);
    const bank = await readBank(access_token);
    const change = (what: string) =>
      sandbox.app.inject({ method: 'POST', url: `/control/plaid/items/${bank.itemId}/${what}` });
    await change('disconnect');
    afterDays(11);
    await change('repair');
    expect(await bank.balance()).toBe(2_507.12);
  });

  it('is nobody’s who has no employer', async () => {
    const { access_token } = await linkedToken(plaid, undefined, 'user_no_deposit');
    const bank = await readBank(access_token);
    const before = await bank.balance();
    afterDays(40);
    expect(await bank.balance()).toBe(before);
  });
});
