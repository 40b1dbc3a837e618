import { person } from '../../e2e/product/running-product.ts';
import { openPage, type Visitor } from '../accounts/visitor.ts';
import { median } from '../gateway/measure.ts';
import { promised, sized } from '../harness.ts';
import type { Resources } from '../../resources/with-resources.ts';
import { openProduct } from '../setup/product.ts';
import { seedApplications } from './seed-applications.ts';

/* What an applicant waits for, every two seconds: where she stands, among few and among many. */

const FEW = sized(1_000, 10);
const MANY = sized(100_000, 100);
const ROUNDS = sized(10, 1);
const READS_A_ROUND = sized(100, 5);
const MAX_MS = 15;
const MAX_RATIO = 1.5;

const STATUS = '/api/v1/card_application/status';

/**
 * Starts two products side by side, one with few applications and one with many, and reads a
 * signed-in member's status through both gateways in turns. Sets the exit code when the median of
 * either is above 15 ms, or that among many more than 1.5 times that among few.
 * @returns the lines of its table
 */
export async function measureStatus(resources: Resources): Promise<string[]> {
  const few = await readerAmong(FEW, resources);
  const many = await readerAmong(MANY, resources);
  const times = { few: [] as number[], many: [] as number[] };
  // What a process is after its first minute.
  await readFor(few);
  await readFor(many);
  for (let round = 0; round < ROUNDS; round += 1) {
    times.few.push(...(await readFor(few)));
    times.many.push(...(await readFor(many)));
  }
  return tableOf(times);
}

/** Somebody who has linked all and waits for what comes next, signed in. */
async function readerAmong(count: number, resources: Resources): Promise<Visitor> {
  const { RESET_DATA: dataFolder = '', RESET_URL: origin = '' } = await openProduct(resources);
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
  promised(ratio <= MAX_RATIO && Math.max(median(times.few), median(times.many)) <= MAX_MS);
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
