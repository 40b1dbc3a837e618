import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BUILD_ARGS } from '../../infra/dev/build.ts';
import { insistOnLive } from '../../infra/release/release.ts';
import { readServices } from '../../infra/release/services-file.ts';
import { releaseStore } from '../e2e/product/running-product.ts';
import { teamClone, type TeamClone } from '../e2e/product/team-clone.ts';
import { open, withResources } from '../resources/with-resources.ts';
import { median } from './gateway/measure.ts';
import { promised, sized } from './harness.ts';
import { writeTable } from './report/write-table.ts';
import { MANY_CALLS, openProduct } from './setup/product.ts';

/* From a changed line to live: one slice, released alone, against building everything anew. */

const ROUNDS = sized(5, 1);
const MAX_SECONDS = 60;
const MAX_RATIO = 1 / 3;
const root = join(import.meta.dirname, '../..');

const SLICES = [
  { slice: 'mfe-member', file: 'src/routes.tsx', line: 'export default {' },
  { slice: 'services/member', file: 'src/server.ts', line: "from './app.ts'" },
] as const;
type Slice = (typeof SLICES)[number];

await withResources(async (resources) => {
  await openProduct(resources, MANY_CALLS);
  const clones = await Promise.all(
    SLICES.map(async ({ slice }) =>
      open(
        resources,
        () => teamClone(slice),
        (clone) => clone.remove(),
      ),
    ),
  );
  const releases = async (): Promise<number[]> => {
    const seconds: number[] = [];
    for (const [index, slice] of SLICES.entries()) {
      seconds.push(await secondsToLive(clones[index] as TeamClone, slice));
    }
    return seconds;
  };
  // The first one finds out what all that is live uses; whoever releases next reads it.
  const first = await releases();
  const [times, builds]: [number[][], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await releases());
    builds.push(await secondsToBuildAll());
  }

  const rebuilt = median(builds);
  const of = (index: number) => median(times.map((round) => round[index] ?? 0));
  promised(SLICES.every((_slice, i) => of(i) <= MAX_SECONDS && of(i) <= rebuilt * MAX_RATIO));
  await writeTable('lead-time', [
    '| from a changed line to live | seconds, median | of building everything | the first one after a start |',
    '|---|---|---|---|',
    ...SLICES.map(
      ({ slice }, index) =>
        `| ${slice} | **${of(index).toFixed(1)}** | **${(of(index) / rebuilt).toFixed(2)}** | ${first[index]?.toFixed(1)} |`,
    ),
    `| building everything, live nowhere yet | ${rebuilt.toFixed(1)} | 1 | |`,
  ]);
});

/** A line is changed, the slice released alone, and the product has it for everybody. */
async function secondsToLive(clone: TeamClone, { slice, file, line }: Slice): Promise<number> {
  const before = await liveVersion(slice);
  const beganAt = performance.now();
  await clone.edit(file, line, `/* ${Date.now()} */ ${line}`);
  const { code, output } = await clone.npm('release');
  if (code !== 0) throw new Error(`${slice} was not released:\n${output}`);
  while ((await liveVersion(slice)) === before) await pause(20);
  return (performance.now() - beganAt) / 1000;
}

async function liveVersion(slice: Slice['slice']): Promise<string | undefined> {
  if (slice === 'mfe-member') return (await insistOnLive(releaseStore())).remotes[slice]?.version;
  return (await readServices(releaseStore())).live?.[slice.replace('services/', '')]?.version;
}

/** All workspaces, none of them read from turbo's cache. */
async function secondsToBuildAll(): Promise<number> {
  const beganAt = performance.now();
  const child = spawn(join(root, 'node_modules/.bin/turbo'), [...BUILD_ARGS, '--force'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The build failed.');
  return (performance.now() - beganAt) / 1000;
}
