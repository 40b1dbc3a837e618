import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { refreshAll } from '#testing/applied-events.ts';
import { markPeople, readPeople } from './people-list.store.ts';
import { PEOPLE_LISTS, type PeopleList } from './people-list.ts';

/* Many people, written by SQL: what the projection makes of events is shown by users.routes.test.ts. */

const PEOPLE = 1_203;
const FAR = { nearRows: 100, markEvery: 50 };

let service: AdminServiceUnderTest;
beforeAll(async () => {
  service = await startAdminService();
  const { database } = service;
  const [{ generation }] = await database('subscription')
    .insert({ owner: 'public', is_live: true })
    .returning('generation');
  const [{ generation: ofMember }] = await database('subscription')
    .insert({ owner: 'member', is_live: true })
    .returning('generation');
  await database.raw(
    `INSERT INTO user_reading (generation, user_id, email, first_name, last_name, registered_at, is_deactivated)
     SELECT ?, gen_random_uuid(), n || '@example.com', 'Rosa', 'Marin',
            '2026-01-01'::timestamptz + (n / 3) * interval '1 second', n % 5 = 0
       FROM generate_series(1, ?) n`,
    [generation, PEOPLE],
  );
  await database.raw(
    `INSERT INTO cardholder_reading (generation, user_id, latest_transaction_at)
     SELECT ?, user_id, CASE WHEN random() < 0.5 THEN registered_at + random() * interval '1 day' END
       FROM user_reading WHERE random() < 0.6`,
    [ofMember],
  );
  await database.raw(
    `INSERT INTO member_reading (generation, user_id, standing)
     SELECT ?, user_id, jsonb_build_object(
              'pay_date', date '2026-12-01' + (random() * 20)::integer,
              'repayment_method', CASE WHEN random() < 0.5 THEN 'direct_deposit_flow' END)
       FROM cardholder_reading`,
    [ofMember],
  );
  await refreshAll(database);
});
afterAll(() => service.stop());

/** All of a list, by its pages and by one query. */
async function bothOf(list: PeopleList, reach?: typeof FAR) {
  const ids: string[] = [];
  const { people } = await readPeople(service.database, list, 1, reach);
  for (let page = 1; page <= Math.ceil(people / 25); page += 1) {
    const { users } = await readPeople(service.database, list, page, reach);
    ids.push(...users.map(({ id }) => id));
  }
  const key = list.key ? `${list.key.column} DESC, ` : '';
  const { rows } = await service.database.raw<{ rows: { user_id: string }[] }>(
    `SELECT user_id FROM person ${list.condition ? `WHERE ${list.condition}` : ''}
      ORDER BY ${key} registered_at DESC, user_id DESC`,
  );
  return { ids, people, expected: rows.map((row) => row.user_id) };
}

describe.each(Object.values(PEOPLE_LISTS))('the pages of $name', (list) => {
  it('have everybody once, in order, and their count', async () => {
    const { ids, people, expected } = await bothOf(list);
    expect(ids).toEqual(expected);
    expect(people).toBe(expected.length);
    expect(people).toBeGreaterThan(list.name === 'eligible' ? -1 : 100);
  });

  it('have them far from both ends as well, read from marks', async () => {
    await markPeople(service.database, list, FAR);
    const { ids, people, expected } = await bothOf(list, FAR);
    expect(ids).toEqual(expected);
    const marks = await service.database('person_mark').where({ list: list.name });
    expect(marks).toHaveLength(people > 2 * FAR.nearRows ? Math.ceil(people / 50) : 0);
  });

  it('are read by its index', async () => {
    const plan = await service.database.transaction(async (transaction): Promise<string> => {
      await transaction.raw('SET LOCAL enable_seqscan = off');
      await transaction.raw('SET LOCAL enable_sort = off');
      const key = list.key ? `${list.key.column} DESC, ` : '';
      const { rows } = await transaction.raw(
        `EXPLAIN SELECT user_id FROM person ${list.condition ? `WHERE ${list.condition}` : ''}
          ORDER BY ${key} registered_at DESC, user_id DESC LIMIT 25`,
      );
      return JSON.stringify(rows);
    });
    const index = list.name === 'latest_transaction' ? 'latest' : list.name;
    expect(plan).toContain(`person_${index}`);
    expect(plan).not.toContain('Sort');
  });
});

describe('a page far from both ends', () => {
  it('is moved by as many rows as were inserted since the marks were made', async () => {
    const { database } = service;
    const list = PEOPLE_LISTS.all;
    await markPeople(database, list, FAR);
    const before = await readPeople(database, list, 20, FAR);
    await database.raw(
      `INSERT INTO user_reading (generation, user_id, email, first_name, last_name, registered_at)
       SELECT generation, ?, 'new@example.com', 'Ana', 'Lopez', now()
         FROM subscription WHERE owner = 'public'`,
      [newId()],
    );
    await database.raw(`SELECT refresh_people(ARRAY(SELECT user_id FROM user_reading))`);
    const after = await readPeople(database, list, 20, FAR);
    expect(after.people).toBe(before.people + 1);
    expect(after.users).toEqual(before.users);
    await markPeople(database, list, FAR);
    const renewed = await readPeople(database, list, 20, FAR);
    expect(renewed.users.slice(1)).toEqual(before.users.slice(0, 24));
  });
});

describe('a list', () => {
  it('is put together while who was known before is not in the table', async () => {
    const { database } = service;
    const counts = await database('person_count');
    await database('person_count').update({ people: null });
    await expect(readPeople(database, PEOPLE_LISTS.all, 1)).rejects.toThrow('put together');
    await refreshAll(database);
    expect(await database('person_count').orderBy('list')).toEqual(
      counts.toSorted((one, other) => (one.list < other.list ? -1 : 1)),
    );
  });
});
