import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { secretCipher } from '@reset/service-kit';
import { personalDataTablesOf } from '@reset/service-kit/testing';
import { LEFT_OUT, personalDataSections } from './personal-data.store.ts';

const DB = join(import.meta.dirname, '../../../db');
const SECTIONS = personalDataSections(secretCipher(Buffer.alloc(32).toString('base64')));

it('has each table of the service, or a reason why not', async () => {
  const tables = await personalDataTablesOf([DB], SECTIONS, LEFT_OUT);
  expect(tables).toEqual({ forgotten: [], needlesslyLeftOut: [] });
});
