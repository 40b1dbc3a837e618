import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** What a statement of a migration run comes from; another object for each time that it is run. */
export type SqlSource = {
  kind: 'migration' | 'function';
  /** The path of its file. */
  path: string;
};

/**
 * Is handed each statement before it is sent, with what it comes from; null for what the migration run
 * itself sends. Where it answers false the statement is not sent and has no rows; what it throws is the
 * statement's error.
 */
export type QueryGuard = (sql: string, source: SqlSource | null) => boolean;

const sources = new AsyncLocalStorage<SqlSource>();

/** Has the guards of connections know what sends the statements of `work`, up to its end. */
export const sendFrom = <Result>(
  source: SqlSource,
  // Knex sends a statement when it is waited for.
  work: () => PromiseLike<Result>,
): Promise<Result> => sources.run(source, async () => await work());

/** Answers as a statement that finds nothing. */
const NOTHING = 'SELECT WHERE false';

type Done = (error: unknown, result?: unknown) => void;
type Query = (asked: unknown, ...more: unknown[]) => unknown;

/** Has a connection ask `guard` before each statement: past here go Knex and what goes past Knex alike. */
export function guardQueries(connection: pg.Client, guard: QueryGuard): void {
  const query = connection.query.bind(connection) as Query;
  const guarded: Query = (asked, ...more) => {
    const last = more.at(-1);
    const done = typeof last === 'function' ? (last as Done) : null;
    try {
      if (guard(textOf(asked), sources.getStore() ?? null)) return query(asked, ...more);
      if (isSubmittable(asked))
        throw new Error('A statement was refused, and has no rows to read.');
    } catch (error) {
      if (done) return done(error);
      return Promise.reject(error as Error);
    }
    return done ? query(NOTHING, done) : query(NOTHING);
  };
  connection.query = guarded as pg.Client['query'];
}

/** The text of what is asked: a string, a query with its parameters, or what reads its rows itself. */
function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  const { text, cursor } = asked as { text?: string; cursor?: { text?: string } };
  const found = text ?? cursor?.text;
  if (found === undefined) throw new Error('A statement without a text cannot be judged.');
  return found;
}

const isSubmittable = (asked: unknown): boolean =>
  typeof (asked as { submit?: unknown }).submit === 'function';
