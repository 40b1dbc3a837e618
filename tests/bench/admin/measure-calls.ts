import { median } from '../gateway/measure.ts';
import { promised, sized } from '../harness.ts';
import type { Lists, MeasuredCall } from './calls/measured-call.ts';
import type { Staff } from './staff.ts';

const ROUNDS = sized(40, 2);
const WARM_UP = sized(5, 1);
const MAX_MEDIAN_MS = 60;
const MAX_LATE_MS = 150;
const MAX_RATIO = 1.5;

/** One size of it: who calls, and what there is. */
type Among = { staff: Staff; lists: Lists };

/**
 * Calls each of them among few and among many in turns. Sets the exit code where one among the many is
 * above 60 ms at the median, above 150 ms at the 95th of 100, or above 1.5 times what it takes among
 * the few.
 * @returns the lines of their table
 */
export async function measureCalls(
  calls: readonly MeasuredCall[],
  { few, many }: { few: Among; many: Among },
): Promise<string[]> {
  const rows: string[] = [];
  for (const call of calls) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const [small, large] = [await timeOf(call, few), await timeOf(call, many)];
      if (round < WARM_UP) continue;
      times.few.push(small);
      times.many.push(large);
    }
    const row = rowOf(call.what, times);
    rows.push(row);
    // It takes minutes: whoever waits sees how far it is.
    process.stderr.write(`${row}\n`);
  }
  const count = ({ lists }: Among) => lists.size.toLocaleString('en-US');
  return [
    `| ${ROUNDS} calls among each, in turns | ${count(few)}: ms, median | 95th of 100 | ${count(many)}: ms, median | 95th of 100 | many : few |`,
    '|---|---:|---:|---:|---:|---:|',
    ...rows,
  ];
}

function rowOf(what: string, times: { few: number[]; many: number[] }): string {
  const ratio = median(times.many) / median(times.few);
  const isKept =
    median(times.many) <= MAX_MEDIAN_MS && late(times.many) <= MAX_LATE_MS && ratio <= MAX_RATIO;
  promised(isKept);
  const cells = [median(times.few), late(times.few), median(times.many), late(times.many)];
  return `| ${what} | ${cells.map((ms) => ms.toFixed(1)).join(' | ')} | ${isKept ? ratio.toFixed(2) : `**${ratio.toFixed(2)}**`} |`;
}

async function timeOf({ path }: MeasuredCall, { staff, lists }: Among): Promise<number> {
  const startedAt = performance.now();
  await staff.get(path(lists));
  return performance.now() - startedAt;
}

/** What 95 of 100 are done within. */
export function late(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
