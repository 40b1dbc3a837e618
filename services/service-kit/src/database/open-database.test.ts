import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.drop());

describe('openDatabase', () => {
  it('reads whole numbers as bigint and a date as the text it is', async () => {
    await test.database.raw('CREATE TABLE one (day date, sum bigint)');
    await test.database('one').insert({ day: '2026-03-08', sum: '9007199254740993' });
    expect(await test.database('one').first()).toEqual({
      day: '2026-03-08',
      sum: 9007199254740993n,
    });
  });
});
