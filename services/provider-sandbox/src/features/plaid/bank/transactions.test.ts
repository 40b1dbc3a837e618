import { afterAll, describe, expect, it } from '@jest/globals';
import type { RemovedTransaction, Transaction } from 'plaid';
import { linkedToken, refusalOf, startPlaidCustomer } from '../testing/plaid-customer.ts';

const sandbox = await startPlaidCustomer();
const { plaid } = sandbox;
afterAll(() => sandbox.stop());

const today = () => sandbox.clock.set('2026-11-20T20:00:00Z');

type Read = { all: Map<string, Transaction>; cursor: string; pages: number };

/** All pages from a cursor on, laid over what was known. */
async function sync(access_token: string, before?: Read, count?: number): Promise<Read> {
  const all = new Map(before?.all);
  let cursor = before?.cursor ?? '';
  for (let pages = 1; ; pages += 1) {
    const { data } = await plaid.transactionsSync({
      access_token,
      cursor,
      ...(count && { count }),
    });
    for (const one of [...data.added, ...data.modified]) all.set(one.transaction_id, one);
    for (const { transaction_id } of data.removed) all.delete(transaction_id);
    cursor = data.next_cursor;
    if (!data.has_more) return { all, cursor, pages };
  }
}

const deposits = ({ all }: Read) =>
  [...all.values()].filter(({ payment_meta }) => payment_meta.ppd_id !== null);

describe('/transactions/sync', () => {
  it('answers half a year in pages: pay, bills and everyday spending', async () => {
    const { access_token } = await linkedToken(plaid);
    const read = await sync(access_token, undefined, 40);
    expect(read.pages).toBeGreaterThan(2);
    const dates = [...read.all.values()].map(({ date }) => date).toSorted();
    expect(dates[0]?.slice(0, 7)).toBe('2026-05');
    expect(dates.at(-1)?.slice(0, 7)).toBe('2026-11');
    expect(deposits(read).length).toBeGreaterThanOrEqual(12);
    expect(deposits(read).at(-1)).toMatchObject({
      name: 'JUNIPER LANE MARKETS PAYROLL PPD',
      date: '2026-11-17',
      amount: -1396.8,
      pending: false,
      personal_finance_category: { primary: 'INCOME', detailed: 'INCOME_WAGES' },
    });
    const names = new Set([...read.all.values()].map(({ name }) => name));
    expect(names).toContain('MAPLE COURT APTS RENT');
    expect(names).toContain('MARIGOLD GROCERS 0412');
    expect((await sync(access_token, undefined, 500)).all).toEqual(read.all);
  });

  it('has nothing more on the same day, and new transactions on the next ones', async () => {
    const { access_token } = await linkedToken(plaid);
    const first = await sync(access_token);
    expect(await sync(access_token, first)).toEqual({ ...first, pages: 1 });
    sandbox.clock.set('2026-12-02T20:00:00Z');
    const later = await sync(access_token, first);
    expect(deposits(later).length).toBe(deposits(first).length + 1);
    expect(deposits(later).at(-1)?.date).toBe('2026-12-01');
    // However it is read, the account is the same.
    expect((await sync(access_token)).all).toEqual(later.all);
    today();
    expect(await sync(access_token, later)).toEqual({ ...later, pages: 1 });
  });

  it('puts what was pending in the place of its pending line, and names it a day later', async () => {
    const { access_token } = await linkedToken(plaid);
    let read = await sync(access_token);
    const replaced: [Transaction, RemovedTransaction[]][] = [];
    const named: Transaction[] = [];
    for (let day = 21; day <= 29; day += 1) {
      sandbox.clock.set(`2026-11-${day}T20:00:00Z`);
      const { data } = await plaid.transactionsSync({ access_token, cursor: read.cursor });
      for (const one of data.added.filter(({ pending_transaction_id: id }) => id !== null)) {
        replaced.push([one, data.removed]);
      }
      named.push(...data.modified);
      read = await sync(access_token, read);
    }
    today();
    expect(replaced.length).toBeGreaterThan(1);
    for (const [{ pending, merchant_name, pending_transaction_id }, removed] of replaced) {
      expect({ pending, merchant_name }).toEqual({ pending: false, merchant_name: null });
      expect(removed).toContainEqual(
        expect.objectContaining({ transaction_id: pending_transaction_id }),
      );
    }
    expect(named.length).toBeGreaterThan(1);
    for (const { merchant_name } of named) expect(merchant_name).not.toBeNull();
  });

  it('refuses to go on when there is news between two pages', async () => {
    const { access_token } = await linkedToken(plaid);
    const { data: page } = await plaid.transactionsSync({ access_token, count: 10 });
    expect(page.has_more).toBe(true);
    sandbox.clock.set('2026-12-02T20:00:00Z');
    const goOn = plaid.transactionsSync({ access_token, cursor: page.next_cursor, count: 10 });
    expect(await refusalOf(goOn)).toBe('TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION');
    today();
  });

  it('refuses the cursor of another item, and one that is none', async () => {
    const [one, other] = [await linkedToken(plaid), await linkedToken(plaid)];
    const { cursor } = await sync(one.access_token);
    const { access_token } = other;
    expect(await refusalOf(plaid.transactionsSync({ access_token, cursor }))).toBe('INVALID_FIELD');
    expect(await refusalOf(plaid.transactionsSync({ access_token, cursor: 'x' }))).toBe(
      'INVALID_FIELD',
    );
  });

  it.each([
    ['user_gig', 'WHEELHOP DRIVER PAYOUT PPD', 25],
    ['user_benefits', 'SOCIAL SECURITY ADMINISTRATION BENEFIT PPD', 5],
  ])('knows how %s is paid', async (username, name, atLeast) => {
    const { access_token } = await linkedToken(plaid, undefined, username);
    const paid = deposits(await sync(access_token));
    expect(new Set(paid.map((one) => one.name))).toEqual(new Set([name]));
    expect(paid.length).toBeGreaterThanOrEqual(atLeast);
  });

  it('finds no deposit of pay with user_no_deposit, though money comes in', async () => {
    const { access_token } = await linkedToken(plaid, undefined, 'user_no_deposit');
    const read = await sync(access_token);
    expect(deposits(read)).toEqual([]);
    const inflows = [...read.all.values()].filter(({ amount }) => amount < 0);
    expect(inflows.length).toBeGreaterThan(3);
    for (const { personal_finance_category } of inflows) {
      expect(personal_finance_category?.primary).toBe('TRANSFER_IN');
    }
  });
});

describe('/transactions/recurring/get', () => {
  it('answers streams of transactions that were synced, and goes on as days pass', async () => {
    const { access_token } = await linkedToken(plaid);
    const { all } = await sync(access_token);
    const { data } = await plaid.transactionsRecurringGet({ access_token });
    const [pay] = data.inflow_streams;
    expect(pay).toMatchObject({
      frequency: 'BIWEEKLY',
      last_date: '2026-11-17',
      predicted_next_date: '2026-12-01',
    });
    const ids = [...data.inflow_streams, ...data.outflow_streams].flatMap(
      ({ transaction_ids }) => transaction_ids,
    );
    expect(ids.filter((id) => !all.has(id))).toEqual([]);
    sandbox.clock.set('2026-12-02T20:00:00Z');
    const { data: later } = await plaid.transactionsRecurringGet({ access_token });
    today();
    expect(later.inflow_streams[0]).toMatchObject({
      stream_id: pay?.stream_id,
      last_date: '2026-12-01',
      predicted_next_date: '2026-12-15',
    });
  });
});
