import { processOf } from '../e2e/product/running-product.ts';
import { openPage, type Visitor } from './accounts/visitor.ts';
import { median } from './gateway/measure.ts';
import { promised, sized } from './harness.ts';
import { withResources } from '../resources/with-resources.ts';
import { writeTable } from './report/write-table.ts';
import { MANY_CALLS, openProduct } from './setup/product.ts';

/* How long what editors wrote takes from cache, with their provider there and with it hanging. */

const ROUNDS = sized(2_000, 20);
/** The first ones warm up. */
const WARM_UP = sized(300, 5);
const MAX_MS = 5;
/** What was read is fresh for a minute. */
const STALE_AFTER_MS = sized(61_000, 1_000);
const PAGES = ['faqs', 'terms-of-service'];

await withResources(async (resources) => {
  const variables = await openProduct(resources, MANY_CALLS);
  const visitor = await openPage(variables['RESET_URL'] ?? '');
  const rows = await rowsFor(visitor, 'there');
  // It hangs and is not gone: a provider that refuses at once would be the lesser fault.
  const provider = processOf('provider-sandbox');
  process.kill(provider, 'SIGSTOP');
  // Before the product is stopped, which waits for it.
  resources.defer(async () => void process.kill(provider, 'SIGCONT'));
  await new Promise((resolve) => setTimeout(resolve, STALE_AFTER_MS));
  rows.push(...(await rowsFor(visitor, 'hanging')));
  await writeTable('content', [
    `| ${ROUNDS} requests, one after the other | provider | ms, median | ms, 95th percentile |`,
    '|---|---|---|---|',
    ...rows,
  ]);
});

async function rowsFor(visitor: Visitor, provider: string): Promise<string[]> {
  const rows: string[] = [];
  for (const slug of PAGES) {
    const times = await timesOf(visitor, `/api/v1/contentful/page?slug=${slug}`);
    const middle = median(times);
    promised(middle <= MAX_MS);
    const late = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
    rows.push(`| ${slug} | ${provider} | **${middle.toFixed(2)}** | ${late.toFixed(2)} |`);
  }
  return rows;
}

async function timesOf(visitor: Visitor, path: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const startedAt = performance.now();
    const status = await visitor.get(path);
    times.push(performance.now() - startedAt);
    if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
  }
  return times.slice(WARM_UP);
}
