import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { smallProduct, type SmallProduct } from '../../testing/small-product.ts';
import { readServices } from '../../services-file.ts';
import { recordedUses, usesFile } from './recorded-uses.ts';
import { NO_USES, type ContractUses } from './uses.ts';

let product: SmallProduct;
beforeAll(async () => {
  product = await smallProduct();
});
afterAll(() => product.remove());

/** As it was recorded before calls were. */
const { calls: _calls, routes: _routes, written: _written, ...OLDER } = NO_USES;

describe('recordedUses', () => {
  it('finds anew what was recorded without calls', async () => {
    const { live = {} } = await readServices(product.store);
    const release = { slice: 'services/member', version: live['member']?.version ?? '' };
    const file = usesFile(product.store, release);
    await writeFile(file, JSON.stringify(OLDER));
    const uses = await recordedUses(product.store, release);
    expect(uses.routes).toEqual([expect.objectContaining({ path: '/api/v1/card/:id/freeze' })]);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(uses);
  });

  it('goes by such a record where the sources are gone', async () => {
    const release = { slice: 'services/member', version: 'gone' };
    const file = usesFile(product.store, release);
    const older: ContractUses = {
      ...OLDER,
      accepts: { 'member/pay.ts Ask.day': { types: ['string'], required: true } },
    };
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(older));
    expect(await recordedUses(product.store, release)).toEqual(older);
    await rm(file);
  });
});
