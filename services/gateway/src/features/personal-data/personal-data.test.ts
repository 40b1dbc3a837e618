import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { personalDataTables, testDatabase } from '@reset/service-kit/testing';
import { LEFT_OUT, PERSONAL_DATA } from './personal-data.store.ts';

const DB = join(import.meta.dirname, '../../../db');
let test: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  test = await testDatabase(DB);
});
afterAll(() => test.drop());

const tables = () => personalDataTables(test.database, PERSONAL_DATA, LEFT_OUT);

it('has each table of the service, or a reason why not', async () => {
  expect(await tables()).toEqual({ forgotten: [], needlesslyLeftOut: [] });
});

it('does not pass over a table that is new', async () => {
  await test.database.raw('CREATE TABLE brand_new (user_id uuid)');
  expect((await tables()).forgotten).toEqual(['brand_new']);
  await test.database.raw('DROP TABLE brand_new');
});
