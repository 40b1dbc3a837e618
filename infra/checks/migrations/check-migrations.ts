import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase } from '../../dev/databases/create-database.ts';
import { startPostgres, type Postgres } from '../../dev/postgres.ts';
import { report } from '../supply-chain/report.ts';
import { lintMigrations } from './lint-migrations.ts';
import { readMergedRecords } from './migration-records.ts';

/*
 * A step of `npm run check`: migrations that main has not recorded yet, and that break the version
 * which runs while they do. PostgreSQL is started only where there are any.
 */
const dataDir = join(
  process.env['TEST_RUN_FOLDER'] ?? '/var/tmp',
  `reset-check-${randomBytes(6).toString('hex')}`,
);
const log = `${dataDir}.log`;
let server: Postgres | null = null;

async function openDatabase() {
  server ??= await startPostgres({ dataDir, port: 0, log, isDurable: false });
  const url = await createDatabase(server.url, `check_${randomBytes(6).toString('hex')}`);
  // They go with the server.
  return { url, drop: async () => undefined };
}

try {
  const merged = await readMergedRecords();
  const findings = await lintMigrations((path) => !merged.has(path), openDatabase);
  report(findings.map(({ reason, statement }) => `${reason}\n  ${statement}`));
} finally {
  await (server as Postgres | null)?.stop();
  for (const path of [dataDir, log]) await rm(path, { recursive: true, force: true });
}
