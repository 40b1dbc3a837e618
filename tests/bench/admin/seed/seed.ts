import { withClient } from '../../../../infra/dev/databases/with-client.ts';
import * as lists from './lists.ts';
import * as people from './people.ts';

/** Each with the table whose indexes are made when its rows are there. */
const STEPS: readonly [table: string, ...statements: string[]][] = [
  [
    'user_reading',
    people.READINGS,
    people.PEOPLE,
    people.CARDS,
    people.STANDINGS,
    people.ELIGIBILITY,
    people.STATES,
    'ANALYZE',
  ],
  ['person', people.PERSONS, people.COUNTS],
  ['card_transaction_reading', lists.PURCHASES],
  ['waitlist_reading', lists.WAITLIST],
  ['survey_reading', lists.SURVEYS, lists.LENGTHS],
  [
    'audit_entry',
    'CREATE TEMPORARY TABLE subjects AS SELECT array_agg(user_id) AS ids FROM (SELECT user_id FROM person LIMIT 20000) people',
    lists.AUDIT,
    lists.BUSY,
    lists.AUDIT_HEAD,
  ],
  ['case_reading', lists.CASES, lists.CASE_OWNERS],
];

/**
 * Writes so many people, and what the lists have among so many, into the tables of the admin service.
 * @param url the database's, as a role that may pass triggers over
 */
export const seed = (url: string, size: number): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(`SET search_path = admin; SET session_replication_role = replica;
      SET maintenance_work_mem = '1GB'; SET work_mem = '256MB'`);
    for (const [table, ...statements] of STEPS) {
      const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES, [
        table,
      ]);
      for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
      for (const statement of statements) {
        await client.query(statement, statement.includes('$1') ? [size] : []);
      }
      for (const { definition } of indexes) await client.query(definition);
    }
    // As autovacuum would have left them.
    await client.query('VACUUM (ANALYZE)');
  });

const INDEXES = `
  SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index
   WHERE indrelid = $1::regclass
     AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`;
