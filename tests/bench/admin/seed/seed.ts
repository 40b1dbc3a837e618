import type pg from 'pg';
import { withClient } from '../../../../infra/dev/databases/with-client.ts';
import * as lists from './lists.ts';
import * as people from './people.ts';

/** With the table whose indexes are made when its rows are there. */
type Step = readonly [table: string, ...statements: string[]];

const READINGS: readonly Step[] = [['subscription', people.READINGS]];

const PEOPLE: readonly Step[] = [
  ['user_reading', people.PEOPLE],
  ['cardholder_reading', people.CARDS, people.STANDINGS, people.ELIGIBILITY, people.STATES],
  ['person', 'ANALYZE', people.PERSONS, people.COUNTS, people.STEPS],
];

const LISTS: readonly Step[] = [
  ['card_transaction_reading', lists.PURCHASES],
  ['waitlist_reading', lists.WAITLIST],
  ['survey_reading', lists.SURVEYS, lists.LENGTHS],
  ['business_day', lists.BUSINESS],
];

/** Of people who are there. */
const STAFF_WORK: readonly Step[] = [
  ['audit_entry', lists.SUBJECTS, lists.AUDIT, lists.BUSY, lists.AUDIT_HEAD],
  ['case_reading', lists.CASES, lists.CASE_OWNERS, lists.CASE_COUNTS],
];

/**
 * Writes so many people, and what the lists have among so many, into the tables of the admin service.
 * @param url the database's, as a role that may pass triggers over
 */
export async function seed(url: string, size: number): Promise<void> {
  const write = (steps: readonly Step[]) =>
    withClient(url, (client) => writeSteps(client, steps, size));
  await write(READINGS);
  // Two cores.
  await Promise.all([write(PEOPLE), write(LISTS)]);
  await write(STAFF_WORK);
  // As autovacuum would have left them.
  await withClient(url, (client) => client.query('VACUUM (ANALYZE)'));
}

async function writeSteps(client: pg.Client, steps: readonly Step[], size: number): Promise<void> {
  await client.query(`SET search_path = admin; SET session_replication_role = replica;
    SET maintenance_work_mem = '1GB'; SET work_mem = '256MB'`);
  for (const [table, ...statements] of steps) {
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES, [
      table,
    ]);
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
    for (const statement of statements) {
      await client.query(statement, statement.includes('$1') ? [size] : []);
    }
    for (const { definition } of indexes) await client.query(definition);
  }
}

const INDEXES = `
  SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index
   WHERE indrelid = $1::regclass
     AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`;
