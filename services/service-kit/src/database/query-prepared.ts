import type pg from 'pg';
import type { Database } from './database.ts';

/**
 * Runs a statement that each connection prepares once, past Knex, which costs more than a short
 * query itself: for what is asked with every request. Its parameters are `$1` and on, and it names
 * its columns: one that says `*` fails when its table is given another.
 */
export async function queryPrepared<Row extends pg.QueryResultRow>(
  database: Database,
  query: { name: string; text: string; values: unknown[] },
): Promise<Row[]> {
  const connection = (await database.client.acquireConnection()) as pg.Client;
  try {
    return (await connection.query<Row>(query)).rows;
  } finally {
    await database.client.releaseConnection(connection);
  }
}
