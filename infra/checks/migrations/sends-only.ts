import type { QueryGuard, SqlSource } from '@reset/service-kit';
import { onOneLine, shown } from './lint-statements.ts';

/** A migration that sends to the real database what it did not send to the empty one. */
export class UnjudgedStatement extends Error {
  override readonly name = 'UnjudgedStatement';

  /** What is to be done about it; Knex writes the statement before the message. */
  readonly reason: string;

  constructor(sql: string) {
    const reason = `A migration sends what was not judged, because it depends on data or on the environment: have it send the same statements to every database, and let these say which rows they are about.\n    ${shown(sql)}`;
    super(reason);
    this.reason = reason;
  }
}

/**
 * Lets a migration send the statements that were judged, in their order, each of them several times in a row
 * if it likes.
 * With another one the run ends: nothing is sent any more but what takes it back.
 * @param judged by the path of each migration, as `changeOfSchema` has them
 */
export function sendsOnly(judged: ReadonlyMap<string, readonly string[]>): QueryGuard {
  const sent = new WeakMap<SqlSource, number>();
  let refused: UnjudgedStatement | null = null;
  return (sql, source) => {
    if (refused && !/^\s*ROLLBACK\b/i.test(sql)) throw refused;
    if (source?.kind !== 'migration') return true;
    const expected = (judged.get(source.path) ?? []).map(comparable);
    const count = sent.get(source) ?? 0;
    const isNext = expected[count] === comparable(sql);
    if (!isNext && (count === 0 || expected[count - 1] !== comparable(sql))) {
      refused = new UnjudgedStatement(sql);
      throw refused;
    }
    if (isNext) sent.set(source, count + 1);
    return true;
  };
}

/** Knex numbers the savepoints of a process. */
const comparable = (sql: string): string =>
  onOneLine(sql).replace(/^((?:RELEASE |ROLLBACK TO )?SAVEPOINT trx)\d+/i, '$1');
