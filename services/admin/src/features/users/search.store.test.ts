import { testDatabase } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DB } from '#testing/admin-service.ts';
import { searchPeople } from './search.store.ts';

/* More people than are looked through one by one; the newest are Omar, and those before them Rosa. */

const OMARS = 5_400;
const ROSAS = 60;

let test: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  test = await testDatabase(DB);
  const [{ generation }] = await test
    .database('subscription')
    .insert({ owner: 'public', is_live: true })
    .returning('generation');
  await test.database.raw(
    `INSERT INTO user_reading (generation, user_id, email, first_name, last_name, registered_at, is_deactivated)
     SELECT :generation, gen_random_uuid(), n || '@example.com',
            CASE WHEN n <= :rosas THEN 'Rosa' ELSE 'Omar' END, 'Marin',
            '2026-01-01'::timestamptz + n * interval '1 minute', n % 10 = 0
       FROM generate_series(1, :people::integer) n`,
    { generation, rosas: ROSAS, people: ROSAS + OMARS },
  );
  await test.database.raw('SELECT refresh_people(ARRAY(SELECT user_id FROM user_reading))');
});
afterAll(() => test.drop());

/** Who is found, by the number in the address. */
async function numbersOf(search: string, group: 'all' | 'inactive' = 'all'): Promise<number[]> {
  const hits = await searchPeople(test.database, group, { search });
  return hits.map(({ user }) => Number(user.email.split('@')[0]));
}

const fifty = (first: number, step = 1) =>
  Array.from({ length: 50 }, (_, index) => first - index * step);

describe('a search', () => {
  it.each(['omar', 'om', 'mar', 'omar marin'])(
    'that hundreds fit, %s, finds the newest of them in their order',
    async (search) => {
      expect(await numbersOf(search)).toEqual(fifty(ROSAS + OMARS));
    },
  );

  it.each(['rosa', 'osa', 'rosa marin'])(
    'finds who is none of the newest, by %s, and fifty at most',
    async (search) => {
      const found = await numbersOf(search);
      expect(new Set(found).size).toBe(50);
      expect(found.every((number) => number <= ROSAS)).toBe(true);
    },
  );

  it('finds whom a list has alone', async () => {
    expect(await numbersOf('omar', 'inactive')).toEqual(fifty(ROSAS + OMARS, 10));
    expect(await numbersOf('rosa', 'inactive')).toEqual([60, 50, 40, 30, 20, 10]);
  });

  it('finds by words while what narrows it down is still put together', async () => {
    const { database } = test;
    await database.raw('UPDATE person SET trigrams = trigrams_of(search_text)');
    await database('people_refresh').insert({ after: null });
    expect(new Set(await numbersOf('rosa marin')).size).toBe(50);
    await database.raw('SELECT refresh_people(ARRAY(SELECT user_id FROM person))');
    await database('people_refresh').delete();
    expect(new Set(await numbersOf('rosa marin')).size).toBe(50);
  });

  it.each([
    ['person_short_id', `right(user_id::text, 4) = 'beef'`],
    ['person_card', `card_last_fours @> ARRAY['4417']`],
    ['person_email', `lower(email) = 'rosa@example.com'`],
    ['person_phone_number', `phone_number = '4155550123'`],
  ])('is answered by the index %s', async (index, condition) => {
    await test.database.raw('ANALYZE person');
    const { rows } = await test.database.raw(
      `EXPLAIN SELECT user_id FROM person WHERE ${condition}`,
    );
    expect(JSON.stringify(rows)).toContain(index);
  });
});
