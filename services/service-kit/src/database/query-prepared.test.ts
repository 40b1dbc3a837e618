import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './open-database.ts';
import { queryPrepared } from './query-prepared.ts';

let test: TestDatabase;
let database: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  test = await testDatabase();
  // One connection, so that the second query finds what the first has prepared, or left behind.
  database = openDatabase(test.url, { max: 1 });
  await database.raw('CREATE TABLE one (id int, name text)');
  await database('one').insert({ id: 1, name: 'Ana' });
});
afterAll(async () => {
  await database.destroy();
  await test.drop();
});

const nameOf = (id: number) =>
  queryPrepared<{ name: string }>(database, {
    name: 'name_of',
    text: 'SELECT name FROM one WHERE id = $1',
    values: [id],
  });

describe('queryPrepared', () => {
  it('is prepared once per connection, and survives a column that is added', async () => {
    expect(await nameOf(1)).toEqual([{ name: 'Ana' }]);
    await database.raw('ALTER TABLE one ADD COLUMN age int');
    expect(await nameOf(1)).toEqual([{ name: 'Ana' }]);
    expect(await nameOf(2)).toEqual([]);
    const { rows } = await database.raw<{ rows: { name: string }[] }>(
      'SELECT name FROM pg_prepared_statements',
    );
    expect(rows).toEqual([{ name: 'name_of' }]);
  });

  it('gives its connection back when it fails', async () => {
    const failing = { name: 'failing', text: 'SELECT 1 / $1::int', values: [0] };
    await expect(queryPrepared(database, failing)).rejects.toThrow('division by zero');
    expect(await nameOf(1)).toEqual([{ name: 'Ana' }]);
  });
});
