import { describe, expect, it } from '@jest/globals';
import { migrate, newId } from '@reset/service-kit';
import { earlierDb, testDatabase } from '@reset/service-kit/testing';
import { DB } from '#testing/admin-service.ts';
import { someStanding } from '#testing/applied-events.ts';
import { refreshNext } from './people.store.ts';
import { readPeople } from './people-list.store.ts';
import { PEOPLE_LISTS } from './people-list.ts';

describe('the migration to lists by repayment method', () => {
  it('has everybody who is there already brought up to date, and counts her', async () => {
    const released = await earlierDb(DB, (file) => file < '20270106');
    const { database, drop } = await testDatabase(released);
    const begin = async (owner: string) =>
      (await database('subscription').insert({ owner, is_live: true }).returning('generation'))[0];
    const userId = newId();
    await database('user_reading').insert({
      ...(await begin('public')),
      user_id: userId,
      email: 'rosa@example.com',
      first_name: 'Rosa',
      last_name: 'Marin',
      registered_at: '2026-11-20T20:00:00Z',
    });
    const standing = { ...someStanding, repayment_method: 'direct_deposit_flow' };
    const known = { ...(await begin('member')), user_id: userId, standing };
    await database('member_reading').insert(known);

    await migrate(database, DB);
    const list = PEOPLE_LISTS.direct_deposit_flow;
    await expect(readPeople(database, list, 1)).rejects.toThrow('put together');
    while (await refreshNext(database));
    expect(await readPeople(database, list, 1)).toMatchObject({
      people: 1,
      users: [{ id: userId }],
    });
    expect((await readPeople(database, PEOPLE_LISTS.ach_debit_flow, 1)).people).toBe(0);
    await drop();
  });
});
