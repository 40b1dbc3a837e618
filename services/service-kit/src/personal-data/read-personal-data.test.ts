import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { personalDataTables } from '../../testing/personal-data-tables.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type DataSection, readPersonalData } from './read-personal-data.ts';

const HER = '01900000-0000-7000-8000-00000000000a';
let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
  await test.database.raw('CREATE TABLE bought (user_id uuid, amount_cents int, secret text)');
});
afterAll(() => test.drop());

const read = (query: string, show?: DataSection['show']) =>
  readPersonalData(test.database, [{ name: 'bought', query, ...(show && { show }) }], HER);
const BOUGHT = 'SELECT amount_cents, secret FROM bought WHERE user_id = :userId ORDER BY secret';

describe('readPersonalData', () => {
  it('names the columns where there is no row as well', async () => {
    expect(await read(BOUGHT)).toEqual({
      sections: [{ name: 'bought', columns: ['amount', 'secret'], rows: [] }],
    });
  });

  it('has of a row what is shown of it', async () => {
    await test.database('bought').insert({ user_id: HER, amount_cents: 1_250, secret: '6789' });
    const { sections } = await read(BOUGHT, ({ secret, ...row }) => ({
      ...row,
      last_two: String(secret).slice(-2),
    }));
    expect(sections).toEqual([
      {
        name: 'bought',
        columns: ['amount', 'last_two'],
        rows: [{ amount: '12.50', last_two: '89' }],
      },
    ]);
  });

  it('hands over nothing at all rather than a part', async () => {
    const many = 'SELECT n FROM generate_series(1, 50001) AS n WHERE :userId::uuid IS NOT NULL';
    await expect(read(many)).rejects.toThrow('more than 50000');
    expect((await read(many.replace('50001', '50000'))).sections[0]?.rows).toHaveLength(50_000);
  });
});

describe('the tables of personal data', () => {
  it('are in a section, or named as left out, and a new one is missed', async () => {
    const sections = [{ name: 'bought', query: BOUGHT }];
    const tables = (leftOut = {}) => personalDataTables(test.database, sections, leftOut);
    expect(await tables()).toEqual({ forgotten: [], needlesslyLeftOut: [] });
    await test.database.raw('CREATE TABLE brand_new (user_id uuid)');
    expect((await tables()).forgotten).toEqual(['brand_new']);
    const leftOut = { brand_new: 'of nobody', bought: 'is in it' };
    expect(await tables(leftOut)).toEqual({ forgotten: [], needlesslyLeftOut: ['bought'] });
  });
});
