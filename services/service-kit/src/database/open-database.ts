import knex, { type Knex } from 'knex';
import pg from 'pg';
import { traceQueries } from '../tracing/trace-queries.ts';
import { giveUpSilent } from './give-up-silent.ts';
import { guardQueries, type QueryGuard } from './guard-queries.ts';

// What PostgreSQL sends as text, read without loss: whole numbers as bigint, and
// a date without a time as the text it is, because a Date would move it by a zone.
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => BigInt(value));
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

const ignore = () => {};

export type DatabaseOptions = {
  /** How many connections at most. */
  max?: number;
  /** Where names without a schema are; by default where the role's own are. */
  schema?: string;
  /** After how long without a word a connection is given up; for pools whose queries are all shorter. */
  silentMs?: number;
  /** How long a query waits for a connection. */
  waitMs?: number;
  /** Is asked before each statement; for migration runs. */
  guard?: QueryGuard;
};

// With ten more attempts, a second apart, a server that is gone is known to be within 15 seconds.
const ALIVE_AFTER_MS = 4_000;

/**
 * A pool of connections; nothing connects before the first query. A query waits
 * at most two seconds for a connection, unless told otherwise, so that a dead database is soon an answer.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Knex {
  const { max = 10, schema, silentMs, waitMs = 2_000, guard } = options;
  return knex({
    client: 'pg',
    ...(schema === undefined ? {} : { searchPath: [schema] }),
    connection: {
      connectionString: url,
      connectionTimeoutMillis: waitMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: ALIVE_AFTER_MS,
    },
    pool: {
      min: 0,
      max,
      afterCreate(connection: pg.Client, done: (error: null, connection: pg.Client) => void) {
        if (silentMs !== undefined) giveUpSilent(connection, silentMs);
        traceQueries(connection);
        if (guard !== undefined) guardQueries(connection, guard);
        done(null, connection);
      },
    },
    acquireConnectionTimeout: waitMs + 500,
    // Or the message of an error quotes the parameters.
    compileSqlOnError: false,
    // Knex prints failures beside throwing them; once is enough.
    log: { warn: ignore, error: ignore, deprecate: ignore, debug: ignore },
  });
}
