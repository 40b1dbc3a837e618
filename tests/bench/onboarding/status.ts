import type { Visitor } from '../accounts/visitor.ts';
import { median } from '../gateway/measure.ts';
import { promised, sized } from '../harness.ts';
import { AMONG, type Among, type Ground } from './grounds.ts';

/* What an applicant waits for, every two seconds: where she stands, among few and among many. */

const ROUNDS = sized(10, 1);
const READS_A_ROUND = sized(100, 5);
const MAX_MS = 15;
const MAX_RATIO = 1.5;

const STATUS = '/api/v1/card_application/status';

/**
 * Reads a signed-in applicant's status through both gateways in turns, among few applications and
 * among many. Sets the exit code when the median of either is above 15 ms, or that among many more
 * than 1.5 times that among few.
 * @returns the lines of its table
 */
export async function measureStatus({ few, many }: Record<Among, Ground>): Promise<string[]> {
  const times: Record<Among, number[]> = { few: [], many: [] };
  // What a process is after its first minute.
  await readFor(few.reader);
  await readFor(many.reader);
  for (let round = 0; round < ROUNDS; round += 1) {
    times.few.push(...(await readFor(few.reader)));
    times.many.push(...(await readFor(many.reader)));
  }
  return tableOf(times);
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

function tableOf(times: Record<Among, number[]>): string[] {
  const ratio = median(times.many) / median(times.few);
  promised(ratio <= MAX_RATIO && Math.max(median(times.few), median(times.many)) <= MAX_MS);
  const row = (count: number, taken: number[]) => {
    const late = taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.95)] ?? Number.NaN;
    return `| ${count.toLocaleString('en-US')} | ${median(taken).toFixed(2)} | ${late.toFixed(2)} |`;
  };
  return [
    `| applications; ${ROUNDS * READS_A_ROUND} reads of GET /card_application/status among each, in turns | ms, median | ms, 95th of 100 |`,
    '|---|---|---|',
    row(AMONG.few, times.few),
    row(AMONG.many, times.many),
    `| **many : few** | **${ratio.toFixed(2)}** | |`,
  ];
}
