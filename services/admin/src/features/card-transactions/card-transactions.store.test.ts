import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import { newId } from '@reset/service-kit';
import { testDatabase } from '@reset/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DB } from '#testing/admin-service.ts';
import { somePurchase } from '#testing/applied-events.ts';
import { listPurchases, readCardTransactions } from './card-transactions.store.ts';

let test: Awaited<ReturnType<typeof testDatabase>>;
let generation: number;
beforeAll(async () => {
  test = await testDatabase(DB);
});
beforeEach(async () => {
  await test.database('subscription').delete();
  generation = await reading(true);
});
afterAll(() => test.drop());

async function reading(isLive: boolean): Promise<number> {
  const [row] = await test
    .database('subscription')
    .insert({ owner: 'member', is_live: isLive })
    .returning('generation');
  return row.generation;
}

type State = (typeof somePurchase)['customer_state'];

const recorded = (
  id: string,
  state: State = 'pending',
  occurred_at = '2026-11-20T20:00:00.000Z',
): CardEvent => ({
  type: 'card_transaction.recorded',
  subject: newId(),
  subject_version: 1,
  position: '1.1',
  occurred_at,
  payload: {
    user_id: newId(),
    card_transaction_id: id,
    latest_transaction_at: null,
    purchase: { ...somePurchase, customer_state: state },
  },
});

const list = (events: CardEvent[], of = generation) =>
  test.database.transaction((transaction) => listPurchases(transaction, events, of));

const listed = async () => {
  const { card_transactions: all } = await readCardTransactions(test.database, 1);
  return all.map(({ id, customer_state: state }) => [id, state]);
};

const positions = async (of = generation): Promise<number[]> => {
  const rows = await test
    .database('card_transaction_reading')
    .where({ generation: of })
    .orderBy('position')
    .pluck('position');
  return rows.map(Number);
};

describe('a page of purchases', () => {
  it('lists new ones behind the others in their order, and changes known ones in their place', async () => {
    const [first = '', second = '', third = '', fourth = ''] = Array.from({ length: 4 }, newId);
    await list([recorded(first), recorded(second)]);
    await list([recorded(third), recorded(first, 'posted'), recorded(fourth)]);
    expect(await listed()).toEqual([
      [fourth, 'pending'],
      [third, 'pending'],
      [second, 'pending'],
      [first, 'posted'],
    ]);
    expect(await positions()).toEqual([1, 2, 3, 4]);
  });

  it('lists a purchase that it tells of twice once, as it was told last', async () => {
    const [first = '', second = ''] = [newId(), newId()];
    await list([recorded(first), recorded(second), recorded(first, 'posted')]);
    expect(await listed()).toEqual([
      [second, 'pending'],
      [first, 'posted'],
    ]);
    expect(await positions()).toEqual([1, 2]);
  });

  it('keeps when each was recorded first, whatever becomes of it', async () => {
    const [first = '', second = ''] = [newId(), newId()];
    const [at, later, last] = [20, 21, 22].map((day) => `2026-11-${day}T20:00:00.000Z`);
    await list([recorded(first, 'pending', at), recorded(first, 'posted', later)]);
    await list([recorded(second, 'pending', later), recorded(first, 'repaid', last)]);
    const { card_transactions: all } = await readCardTransactions(test.database, 1);
    expect(all.map((one) => [one.id, one.customer_state, one.recorded_at])).toEqual([
      [second, 'pending', later],
      [first, 'repaid', at],
    ]);
    expect(all[0]?.created_at).toBe(somePurchase.created_at);
  });

  it('of known ones alone makes the list no longer', async () => {
    const id = newId();
    await list([recorded(id)]);
    await list([recorded(id, 'posted'), recorded(id, 'repaid')]);
    expect(await listed()).toEqual([[id, 'repaid']]);
    expect(await test.database('list_length').pluck('length')).toEqual([1n]);
  });

  it('is listed in one reading apart from the other', async () => {
    const id = newId();
    const next = await reading(false);
    await list([recorded(newId()), recorded(id)]);
    await list([recorded(id, 'posted')], next);
    expect((await listed())[0]).toEqual([id, 'pending']);
    expect([await positions(), await positions(next)]).toEqual([[1, 2], [1]]);
  });

  it('lists none in a reading that began before there was the list, and changes what is there', async () => {
    const id = newId();
    await list([recorded(id)]);
    await test.database('list_length').update({ length: null });
    await list([recorded(newId()), recorded(id, 'posted')]);
    const rows = await test.database('card_transaction_reading').select('customer_state');
    expect(rows).toEqual([{ customer_state: 'posted' }]);
  });
});
