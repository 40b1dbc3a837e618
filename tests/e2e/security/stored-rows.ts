import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { dataPaths } from '../../../infra/dev/data/data-folder.ts';
import type { Secrets } from '../../../infra/dev/data/secrets.ts';
import { roleName } from '../../../infra/dev/databases/role-name.ts';
import { withClient } from '../../../infra/dev/databases/with-client.ts';
import { findRunningServer } from '../../../infra/dev/postgres/running-server.ts';

/* What the product's database holds, to see that a refused call changed nothing. */

/** By table: how many rows, and a digest of what is in them. */
type StoredRows = Record<string, string>;

const DATABASE = 'reset';
// The runs of schedules come by the clock: a queue's own jobs alone tell what a call set going.
const OF_SCHEDULES = /_jobs\.(job|job_common)$/;
const QUIET_MS = 400;
const LIMIT_MS = 20_000;

// What changes without anybody's call: when a session was seen, how a queue keeps house.
const TOUCHED = ['last_seen_at', 'updated_at', 'next_attempt_at'];
// Schedules read each minute the identities that wait, and try the cards, those of other tests too.
const BY_SCHEDULES: Record<string, string[]> = {
  'onboarding.identity_verification': ['read_at'],
  'onboarding.card_issuance': ['tried_at'],
};
const ADDED_BY_SCHEDULES = ['check-identity', 'issue-card'];
// The fifteen thousand institutions are written by a job alone, and take long to read; what waits for
// staff, how members stand and what was posted, of other tests too, is published each minute, and
// counted by subject.
const HOUSEKEEPING =
  /_jobs\.(?!job$|job_common$)|knex_migrations_lock$|\.subscription$|\.(published_case|case_reading|member_(published|stale|events_read|reading)|money_events_read|person|(event|subscription)_subject)$|\.call_count$|(?<!spending_)limit(?!_config)|\.institution$/;

/**
 * The tables that calls change. What other tests set going may change cards, challenges, filers and jobs meanwhile: of those
 * alone a table counts that changes with the same calls once more.
 */
export async function changedBy(calls: () => Promise<void>): Promise<string[]> {
  const once = await changedOnce(calls);
  if (once.length === 0 || !once.every((table) => OF_OTHERS.test(table))) return once;
  const again = await changedOnce(calls);
  return once.filter((table) => again.includes(table));
}

const OF_OTHERS = /\.(card_sync|passkey_challenge|tax_filer)$|_jobs\.job(_common)?$/;

async function changedOnce(calls: () => Promise<void>): Promise<string[]> {
  const before = await settledRows();
  await calls();
  return changed(before, await settledRows());
}

/** Waits until what earlier calls set going is over, and reads everything. */
async function settledRows(): Promise<StoredRows> {
  const end = performance.now() + LIMIT_MS;
  let before = await storedRows();
  for (;;) {
    await pause(QUIET_MS);
    const now = await storedRows();
    if (changed(before, now).length === 0) return now;
    if (performance.now() > end) throw new Error(`Never quiet: ${changed(before, now)}`);
    before = now;
  }
}

/** The tables that two readings differ in. */
const changed = (before: StoredRows, now: StoredRows): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (table) => before[table] !== now[table],
  );

async function storedRows(): Promise<StoredRows> {
  const found: StoredRows = {};
  await eachTable(async (client, name) => {
    if (HOUSEKEEPING.test(name)) return;
    const digest = await client.query<{ said: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(row, ',' ORDER BY row)), '') AS said
         FROM (SELECT (to_jsonb(t) - $1::text[])::text AS row FROM ${name} t
                ${withoutSchedules(name)}) rows`,
      [[...TOUCHED, ...(BY_SCHEDULES[name] ?? [])]],
    );
    found[name] = digest.rows[0]?.said ?? '';
  });
  return found;
}

type Client = Parameters<Parameters<typeof withClient>[1]>[0];

/**
 * Does something with each table that a service may read, as that service's own role.
 * @param work gets the table's name with its schema, quoted as SQL has it
 */
export async function eachTable(
  work: (client: Client, name: string) => Promise<void>,
): Promise<void> {
  await Promise.all(
    Object.keys(rolePasswords()).map((service) =>
      asService(service, async (client) => {
        const { rows } = await client.query<{ name: string }>(READABLE_TABLES);
        for (const { name } of rows) await work(client, name);
      }),
    ),
  );
}

/** Works on the product's database with the rights of a service. */
export async function asService<Result>(
  service: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const server = await findRunningServer(folders().cluster);
  if (!server) throw new Error('The database of the product does not run.');
  const role = encodeURIComponent(roleName(DATABASE, service));
  const password = encodeURIComponent(rolePasswords()[service] ?? '');
  return withClient(`postgres://${role}:${password}@127.0.0.1:${server.port}/${DATABASE}`, work);
}

const folders = () => dataPaths(process.env['RESET_DATA'] ?? '');

const rolePasswords = (): Record<string, string> =>
  (JSON.parse(readFileSync(folders().secrets, 'utf8')) as Secrets).rolePasswords;

// By number: to name a table of a schema that is closed to the role is refused.
const READABLE_TABLES = `SELECT format('%I.%I', nspname, relname) AS name
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE relkind IN ('r', 'p') AND nspname NOT IN ('pg_catalog', 'information_schema')
      AND has_schema_privilege(relnamespace, 'USAGE')
      AND has_table_privilege(pg_class.oid, 'SELECT') ORDER BY 1`;

function withoutSchedules(table: string): string {
  if (table.endsWith('.event')) return `WHERE ${BY_CALLS}`;
  return OF_SCHEDULES.test(table)
    ? `WHERE name NOT LIKE '\\_\\_pgboss\\_\\_%'
         AND name <> ALL ('{${ADDED_BY_SCHEDULES.join(',')}}')
         AND name NOT IN (SELECT name FROM ${table.replace(OF_SCHEDULES, '_jobs.schedule')})`
    : '';
}

const BY_CALLS = "type NOT LIKE 'case.%' AND type NOT IN ('member.changed', 'money.posted')";
