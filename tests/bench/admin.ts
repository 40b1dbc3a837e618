import { withResources, type Resources } from '../resources/with-resources.ts';
import { applyEvents } from './admin/events.ts';
import { CALLS } from './admin/calls.ts';
import { setUpAdmin, type AdminGround } from './admin/setup.ts';
import { median } from './gateway/measure.ts';
import { promised, sized } from './harness.ts';
import { writeTable } from './report/write-table.ts';

/* What the back office's lists cost among a million people, against ten thousand. */

const FEW = sized(10_000, 200);
const MANY = sized(1_000_000, 1_000);
const ROUNDS = sized(200, 3);
const WARM_UP = sized(20, 1);
/** Of each call among the many, at the 95th of 100. */
const MAX_MS = 100;

await withResources(async (resources: Resources) => {
  const setup = await setUpAdmin(resources);
  const few = await setup.ground('few', FEW);
  const many = await setup.ground('many', MANY);
  const rows: string[] = [];
  for (const { what, call } of CALLS) {
    const [small, large] = [await timesOf(() => call(few)), await timesOf(() => call(many))];
    promised(late(large) <= MAX_MS);
    const cells = [small, large].flatMap((times) => [ms(median(times)), ms(late(times))]);
    rows.push(
      `| ${what} | ${cells.join(' | ')} | **${(median(large) / median(small)).toFixed(2)}** |`,
    );
  }
  const count = (value: number) => value.toLocaleString('en-US');
  await writeTable('admin', [
    `| ${ROUNDS} calls of the store, one after the other | ${count(FEW)}: ms, median | 95th of 100 | ${count(MANY)}: ms, median | 95th of 100 | ratio |`,
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    '| the projection | |',
    '|---|---|',
    ...(await projectionRows(many)),
  ]);
});

async function projectionRows(many: AdminGround): Promise<string[]> {
  const eventsASecond = await applyEvents(many, sized(10_000, 200));
  return [
    `| events applied a second, in pages of 500 | **${Math.round(eventsASecond)}** |`,
    `| everybody brought up to date, as when another reading is shown | ${(many.refreshMs / 1_000).toFixed(1)} s |`,
    `| marks of long lists made anew | ${(many.markMs / 1_000).toFixed(1)} s |`,
  ];
}

async function timesOf(call: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const startedAt = performance.now();
    await call();
    times.push(performance.now() - startedAt);
  }
  return times.slice(WARM_UP);
}

function late(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

function ms(value: number): string {
  return value.toFixed(2);
}
