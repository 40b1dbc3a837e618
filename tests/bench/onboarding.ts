import { startProduct } from '../e2e/product/start-product.ts';
import { measureSearch } from './onboarding/search.ts';
import { measureStatus } from './onboarding/status.ts';
import { measureSync } from './onboarding/sync.ts';
import { writeTable } from './report/write-table.ts';

/* Three promises of onboarding, one after the other: each sets the exit code where it is missed. */

const status = await measureStatus();
const search = await searchOfProduct();
const sync = await measureSync();
await writeTable('onboarding', [...status, '', ...search, '', ...sync]);

async function searchOfProduct(): Promise<string[]> {
  const product = await startProduct({ IP_LIMIT_FACTOR: '100000' });
  try {
    Object.assign(process.env, product.variables);
    return await measureSearch();
  } finally {
    await product.stop();
  }
}
