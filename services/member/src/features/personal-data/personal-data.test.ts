import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { personalDataTablesOf } from '@reset/service-kit/testing';
import { LEFT_OUT, PERSONAL_DATA } from './personal-data.store.ts';

const DB = join(import.meta.dirname, '../../../db');

it('has each table of the service, or a reason why not', async () => {
  const tables = await personalDataTablesOf(
    [DB, { ledger: join(DB, '../../ledger/db') }],
    PERSONAL_DATA,
    LEFT_OUT,
  );
  expect(tables).toEqual({ forgotten: [], needlesslyLeftOut: [] });
});
