import { person } from '../../e2e/product/running-product.ts';
import { startProduct, type StartedProduct } from '../../e2e/product/start-product.ts';
import { openPage, type Visitor } from '../accounts/visitor.ts';
import { median } from '../gateway/measure.ts';
import { seedApplications } from './seed-applications.ts';

/* What an applicant waits for, every two seconds: where she stands, among few and among many. */

const FEW = 1_000;
const MANY = 100_000;
const ROUNDS = 10;
const READS_A_ROUND = 100;
const MAX_MS = 15;
const MAX_TIMES = 1.5;

const STATUS = '/api/v1/card_application/status';

/**
 * Starts two products side by side, one with few applications and one with many, and reads a
 * signed-in member's status through both gateways in turns. Sets the exit code when the median of
 * either is above 15 ms, or that among many more than 1.5 times that among few.
 * @returns the lines of its table
 */
export async function measureStatus(): Promise<string[]> {
  const products: StartedProduct[] = [];
  try {
    const few = await readerAmong(FEW, products);
    const many = await readerAmong(MANY, products);
    const times = { few: [] as number[], many: [] as number[] };
    // What a process is after its first minute.
    await readFor(few);
    await readFor(many);
    for (let round = 0; round < ROUNDS; round += 1) {
      times.few.push(...(await readFor(few)));
      times.many.push(...(await readFor(many)));
    }
    return tableOf(times);
  } finally {
    for (const product of products) await product.stop();
  }
}

/** Somebody who has linked all and waits for what comes next, signed in. */
async function readerAmong(count: number, products: StartedProduct[]): Promise<Visitor> {
  const product = await startProduct();
  products.push(product);
  const { RESET_DATA: dataFolder = '', RESET_URL: origin = '' } = product.variables;
  await seedApplications(dataFolder, count);
  const visitor = await openPage(origin);
  const { email, password } = person('flagged');
  const status = await visitor.post('/api/v1/users/sign_in', { user: { email, password } });
  if (status !== 200) throw new Error(`The sign-in was answered with ${status}.`);
  return visitor;
}

async function readFor(visitor: Visitor): Promise<number[]> {
  const times: number[] = [];
  for (let read = 0; read < READS_A_ROUND; read += 1) {
    const startedAt = performance.now();
    const status = await visitor.get(STATUS);
    times.push(performance.now() - startedAt);
    if (status !== 200) throw new Error(`${STATUS} was answered with ${status}.`);
  }
  return times;
}

function tableOf(times: Record<'few' | 'many', number[]>): string[] {
  const ratio = median(times.many) / median(times.few);
  if (ratio > MAX_TIMES || Math.max(median(times.few), median(times.many)) > MAX_MS) {
    process.exitCode = 1;
  }
  const row = (count: number, taken: number[]) => {
    const late = taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.95)] ?? Number.NaN;
    return `| ${count.toLocaleString('en-US')} | ${median(taken).toFixed(2)} | ${late.toFixed(2)} |`;
  };
  return [
    `| applications; ${ROUNDS * READS_A_ROUND} reads of GET /card_application/status among each, in turns | ms, median | ms, 95th of 100 |`,
    '|---|---|---|',
    row(FEW, times.few),
    row(MANY, times.many),
    `| **many : few** | **${ratio.toFixed(2)}** | |`,
  ];
}
