import type { AdminCardTransactions } from '@reset/api-contract/admin/card-transactions.ts';
import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { somePurchase, tellOfLists } from '#testing/applied-events.ts';

const sam = newId();
let service: AdminServiceUnderTest;
let purchases: ReturnType<typeof tellOfLists>;
beforeAll(async () => {
  service = await startAdminService();
  purchases = tellOfLists(service.database);
  await service.addStaff(sam);
});
beforeEach(async () => void (await service.database('subscription').delete()));
afterAll(() => service.stop());

const read = (query = '') => service.call(sam, 'GET', `/admin/card_transactions${query}`);
const list = async (query?: string) => (await read(query)).json<AdminCardTransactions>();
const idsOf = async (query?: string) => (await list(query)).card_transactions.map(({ id }) => id);

const some = async (count: number): Promise<string[]> => {
  const ids = [];
  for (let index = 0; index < count; index += 1) ids.push(await purchases.recorded());
  return ids;
};

describe('GET /admin/card_transactions', () => {
  it('is empty and has no page before there is a purchase', async () => {
    expect(await list()).toEqual({ card_transactions: [], total_pages: 0 });
  });

  it('shows a purchase as it was recorded [ADM-085, ADM-104, ADM-146, ADM-147]', async () => {
    const [userId, issuersId, account] = [newId(), newId(), newId()];
    const id = await purchases.recorded(
      { synctera_transaction_id: issuersId, synctera_account_id: account },
      newId(),
      userId,
    );
    const reply = await read();
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      card_transactions: [
        {
          id,
          user_id: userId,
          created_at: '2026-11-20T20:00:00.000Z',
          recorded_at: '2026-11-20T20:00:00.000Z',
          amount: 24.15,
          merchant_name: 'Harbor Street Grocery',
          network_state: 'authorized',
          customer_state: 'pending',
          synctera_transaction_id: issuersId,
          synctera_account_id: account,
        },
      ],
      total_pages: 1,
    });
  });

  it('shows what a purchase is now, in the place that it has', async () => {
    const [first = '', second, third] = await some(3);
    const change = {
      network_state: 'cleared',
      customer_state: 'posted',
      amount_cents: 2_500,
    } as const;
    await purchases.recorded(change, first);
    expect(await idsOf()).toEqual([third, second, first]);
    expect((await list()).card_transactions[2]).toMatchObject({
      network_state: 'cleared',
      customer_state: 'posted',
      amount: 25,
    });
  });

  it('turns pages of 25, the last recorded first [ADM-048]', async () => {
    const newest = (await some(51)).toReversed();
    expect(await list()).toMatchObject({ total_pages: 3 });
    expect(await idsOf('?page=abc')).toEqual(newest.slice(0, 25));
    expect(await idsOf('?page=2')).toEqual(newest.slice(25, 50));
    expect(await idsOf('?page=3')).toEqual(newest.slice(50));
    expect(await list('?page=4')).toEqual({ card_transactions: [], total_pages: 3 });
  });

  it('gives positions without a gap, also when what gave one came to nothing', async () => {
    await some(1);
    const { database } = service;
    const lost = database.transaction(async (transaction) => {
      await tellOfLists(transaction).recorded();
      throw new Error('The page came to nothing.');
    });
    await expect(lost).rejects.toThrow('came to nothing');
    await some(1);
    expect(
      await database('card_transaction_reading').orderBy('position').pluck('position'),
    ).toEqual([1n, 2n]);
  });

  it('shows nothing of a reading that is not live', async () => {
    const [shown] = await some(1);
    const [next] = await service
      .database('subscription')
      .insert({ owner: 'member', is_live: false })
      .returning('generation');
    await tellOfLists(service.database, next.generation).recorded();
    expect(await idsOf()).toEqual([shown]);
  });

  it('says that it is put together while its reading began before there was a list', async () => {
    await some(1);
    await service.database('list_length').update({ length: null });
    await purchases.recorded();
    const reply = await read();
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({
      error: 'This list is being put together. Please try again in a minute.',
    });
  });
});

describe('the amounts of the list', () => {
  it.each([
    [0, 0],
    [1, 0.01],
    [29, 0.29],
    [999_999_999, 9_999_999.99],
  ])('are dollars to the cent: %d is %d', async (cents, dollars) => {
    await purchases.recorded({ ...somePurchase, amount_cents: cents });
    expect((await list()).card_transactions[0]?.amount).toBe(dollars);
  });
});
