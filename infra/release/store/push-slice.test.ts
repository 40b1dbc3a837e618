import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { publishFrontEnds } from '../publish.ts';
import { readRegistry } from '../registry-file.ts';
import { readHistory } from '../swap-file.ts';
import { smallProduct, type SmallProduct } from '../testing/small-product.ts';
import { pushSlice } from './push-slice.ts';

let product: SmallProduct;
let to: string;
beforeEach(async () => {
  product = await smallProduct();
  to = await mkdtemp(join(tmpdir(), 'reset-pushed-'));
});
afterEach(async () => {
  await product.remove();
  await rm(to, { recursive: true });
});

const push = (slice: string) => pushSlice(slice, { from: product.store, to, by: 'somebody' });

/** Makes another build of the remote live in the folder alone. */
async function releaseAnother(code: string): Promise<void> {
  await product.write('mfe-x/dist/entry.js', code);
  await publishFrontEnds({ root: product.clone, store: product.store });
}

describe('pushSlice', () => {
  it('makes live in the store what is live in the folder, files first', async () => {
    await expect(push('mfe-x')).rejects.toMatchObject({
      reasons: [expect.stringContaining('Push shell first')],
    });
    await push('shell');
    const version = await push('mfe-x');
    expect(await readRegistry(to, product.store)).toEqual(await readRegistry(product.store));
    expect(await readFile(join(to, 'mfe-x', version, 'manifest.json'), 'utf8')).toContain('mfe_x');
    expect((await readHistory(to)).map(({ slice, from, by }) => [slice, from, by])).toEqual([
      ['shell', null, 'somebody'],
      ['mfe-x', null, 'somebody'],
    ]);
  });

  it('keeps what was live in the store to return to', async () => {
    await push('shell');
    const first = await push('mfe-x');
    await releaseAnother('another');
    const second = await push('mfe-x');
    expect((await readRegistry(to, product.store))?.remotes['mfe-x']).toMatchObject({
      version: second,
      previous: { version: first },
    });
  });

  it('refuses what was judged against another version than is live in the store', async () => {
    await push('shell');
    await push('mfe-x');
    await releaseAnother('one');
    await releaseAnother('two');
    await expect(push('mfe-x')).rejects.toMatchObject({
      reasons: [expect.stringContaining('was released meanwhile')],
    });
  });
});
