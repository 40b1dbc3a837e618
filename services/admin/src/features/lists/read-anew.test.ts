import { migrate } from '@reset/service-kit';
import { earlierDb, testDatabase } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { DB } from '#testing/admin-service.ts';
import { tellOfLists } from '#testing/applied-events.ts';
import { readCardTransactions } from '#features/card-transactions/card-transactions.store.ts';

describe('the migration', () => {
  it('has all events read anew, and shows no list before that is done', async () => {
    const { database, drop } = await testDatabase(await earlierDb(DB, (file) => file < '20261216'));
    await database('subscription').insert([
      { owner: 'public', is_live: true, position: '7.1' },
      { owner: 'member', is_live: true, position: '9.1' },
      { owner: 'member', is_live: false, position: '3.1' },
    ]);
    await migrate(database, DB);
    expect(
      await database('subscription')
        .orderBy(['owner', 'is_live'])
        .select('owner', 'is_live', 'position'),
    ).toEqual([
      { owner: 'member', is_live: false, position: '0' },
      { owner: 'member', is_live: true, position: '9.1' },
      { owner: 'public', is_live: false, position: '0' },
      { owner: 'public', is_live: true, position: '7.1' },
    ]);

    const [next, live] = await database('subscription')
      .where({ owner: 'member' })
      .orderBy('is_live');
    const read = () => readCardTransactions(database, 1);
    const id = await tellOfLists(database, next.generation).recorded();
    await tellOfLists(database, live.generation).recorded({}, id);
    await expect(read()).rejects.toThrow('put together');
    await database('subscription').where({ generation: live.generation }).delete();
    await database('subscription').where({ generation: next.generation }).update({ is_live: true });
    expect(await read()).toMatchObject({ card_transactions: [{ id }], total_pages: 1 });
    await drop();
  });
});
