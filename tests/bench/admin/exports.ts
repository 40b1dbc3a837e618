import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '@reset/service-kit';
import { promised } from '../harness.ts';
import type { AdminGround, RunningAdmin } from './setup.ts';

const MIB = 1024 ** 2;
const MAX_BYTES = 150 * MIB;
/** How long a process is left alone before it counts as at rest. */
const REST_MS = 3_000;
const GIVE_UP_MS = 15 * 60_000;

type Measured = { rows: number; seconds: number; aboveRest: number; peak: number };

/**
 * The file of all people, and that of the waitlist, made by the service's own job in a process that
 * has done nothing else yet, among few and among many. Sets the exit code where it takes 150 MiB more
 * than it has at rest.
 * @returns the lines of their table
 */
export async function measureExports(grounds: readonly AdminGround[]): Promise<string[]> {
  const rows: string[] = [];
  for (const type of ['users', 'waitlist'] as const) {
    for (const ground of grounds) {
      const made = await makeExport(ground, type);
      promised(made.aboveRest < MAX_BYTES);
      const cells = [made.rows.toLocaleString('en-US'), made.seconds.toFixed(1)];
      const bytes = [made.aboveRest, made.peak].map((size) => (size / MIB).toFixed(0));
      rows.push(`| ${type} | ${cells.join(' | ')} | **${bytes[0]}** | ${bytes[1]} |`);
    }
  }
  return [
    '| an export, by its job in a process of its own | rows | s | MiB at its peak above rest | MiB at its peak |',
    '|---|---:|---:|---:|---:|',
    ...rows,
  ];
}

async function makeExport(ground: AdminGround, type: string): Promise<Measured> {
  const admin = await ground.serve();
  await pause(REST_MS);
  const rest = await memoryOf(admin, 'VmRSS');
  // From here on, the peak.
  await writeFile(`/proc/${admin.pid}/clear_refs`, '5');
  const startedAt = performance.now();
  const { rows } = await untilMade(ground, await ask(ground, admin, type));
  const seconds = (performance.now() - startedAt) / 1_000;
  const peak = await memoryOf(admin, 'VmHWM');
  await admin.stop();
  return { rows: Number(rows), seconds, aboveRest: peak - rest, peak };
}

/** As the route asks for it; the job is looked for within a second. @returns its id */
async function ask({ database }: AdminGround, { id: staffId }: RunningAdmin, type: string) {
  const id = newId();
  const [asked_at, expires_at] = [new Date(), new Date(Date.now() + 3_600_000)];
  await database('export').insert({ id, type, staff_id: staffId, asked_at, expires_at });
  await database.raw(
    `INSERT INTO admin_jobs.job (name, data, heartbeat_seconds, retry_limit, retry_delay)
     VALUES ('make-export', ?, 10, 12, 1)`,
    [JSON.stringify({ export_id: id })],
  );
  return id;
}

async function untilMade({ database }: AdminGround, id: string): Promise<{ rows: bigint }> {
  const until = performance.now() + GIVE_UP_MS;
  while (performance.now() < until) {
    const one = await database('export').where({ id }).whereNotNull('ready_at').first('rows');
    if (one) return one;
    await pause(50);
  }
  throw new Error('An export was not made in time.');
}

/** In bytes, as the kernel counts it. */
async function memoryOf({ pid }: RunningAdmin, name: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
}
