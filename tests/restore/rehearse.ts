import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { readHolds, readProblems } from '../faults/checks/read-ledger.ts';
import { generateLoad } from '../faults/load/generate-load.ts';
import { raiseLimits } from '../faults/members/make-members.ts';
import { seededRandom } from '../faults/random/seeded-random.ts';
import type { TestBed } from '../faults/rounds/run-round.ts';
import { archiveWal, makeBackupPlace, restoreTo, takeBaseBackup } from './archiving-server.ts';
import { compareRestored, type Comparison } from './compare-restored.ts';

const LIMIT_CENTS = 10_000_000;
const CONCURRENCY = 4;
const PURCHASES_MS = 5_000;
const ARCHIVED_WITHIN_MS = 60_000;

export type Rehearsal = Comparison & {
  /** The moment to which it was restored, by the database's clock. */
  point: string;
  acknowledged: number;
  begunLater: number;
  problems: string[];
  backupMs: number;
  restoreMs: number;
};

/**
 * Backs a running product's database up while purchases are approved, goes on, and restores it to a
 * moment in the middle on a second server, where the money is checked.
 */
export async function rehearse(testBed: TestBed, seed: number): Promise<Rehearsal> {
  const { environment, members } = testBed;
  const folder = await mkdtemp('/var/tmp/reset-restore-');
  await chmod(folder, 0o711);
  try {
    const place = await makeBackupPlace(folder);
    await archiveWal(environment.postgres.url, place);
    await environment.postgres.stop();
    await environment.postgres.start();
    await raiseLimits(environment.database, members, LIMIT_CENTS);
    const random = seededRandom(seed);
    const load = generateLoad({ endpoint: environment.endpoint, members, random, round: 1 });
    load.start(CONCURRENCY);
    await pause(PURCHASES_MS);
    const dataDir = join(environment.disk, 'pgdata');
    const backupMs = await timed(() => takeBaseBackup(environment.postgres.url, dataDir, place));
    await pause(PURCHASES_MS);
    const acknowledged = approvedOf(load.operations);
    const point = await clockOf(environment.database);
    await pause(PURCHASES_MS);
    await load.finish();
    await everythingArchived(environment.database);
    const began = Date.parse(point);
    const begunLater = load.operations
      .filter(({ requestedAt }) => Date.parse(requestedAt) > began)
      .map(({ id }) => id);
    const purchases = { acknowledged, begunLater };
    const checked = await restored(members, purchases, () =>
      restoreTo(point, place, join(folder, 'restored.log')),
    );
    return {
      ...checked,
      point,
      acknowledged: acknowledged.length,
      begunLater: begunLater.length,
      backupMs,
    };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Restores, and checks what is there as it is checked in the product. */
async function restored(
  members: TestBed['members'],
  purchases: Parameters<typeof compareRestored>[0],
  restore: () => ReturnType<typeof restoreTo>,
) {
  const startedAt = performance.now();
  const server = await restore();
  const url = new URL(server.url);
  url.pathname = '/reset';
  const database = new Pool({ connectionString: url.href, options: '-c search_path=member' });
  try {
    await writable(database);
    const restoreMs = performance.now() - startedAt;
    const ids = members.map(({ userId }) => userId);
    const holds = await readHolds(database, ids);
    const found = new Set(holds.map(({ authorizationId }) => authorizationId));
    return {
      ...compareRestored(purchases, found),
      problems: await readProblems(database, ids),
      restoreMs,
    };
  } finally {
    await database.end();
    await server.stop();
  }
}

const approvedOf = (operations: { id: string; decisions: string[] }[]): string[] =>
  operations.filter(({ decisions }) => decisions.includes('APPROVED')).map(({ id }) => id);

async function clockOf(database: Pool): Promise<string> {
  const { rows } = await database.query<{ at: string }>(
    `SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' AS at`,
  );
  return rows[0]?.at ?? '';
}

/** Begins another segment of WAL, and waits until the one before is in the archive. */
async function everythingArchived(database: Pool): Promise<void> {
  const { rows } = await database.query<{ last: string }>(
    'SELECT pg_walfile_name(pg_switch_wal()) AS last',
  );
  await eventually(database, 'SELECT last_archived_wal >= $1 AS is_so FROM pg_stat_archiver', [
    rows[0]?.last ?? '',
  ]);
}

/** It answers while it recovers; at its point it takes writes. */
const writable = (database: Pool): Promise<void> =>
  eventually(database, 'SELECT NOT pg_is_in_recovery() AS is_so');

async function eventually(database: Pool, question: string, values: string[] = []): Promise<void> {
  const deadline = performance.now() + ARCHIVED_WITHIN_MS;
  for (;;) {
    const { rows } = await database.query<{ is_so: boolean }>(question, values);
    if (rows[0]?.is_so) return;
    if (performance.now() > deadline) throw new Error(`Not so after a minute: ${question}`);
    await pause(50);
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
