import { frameReader, textsOf } from './postgres-frames.ts';
import type { Watch } from './tcp-proxy.ts';

export type CommitRule = {
  /** Whether a statement is one whose outcome is to be kept from whoever asked. */
  isWanted(sql: string): boolean;
  /** Asked once for each such commit; true keeps its answer back. */
  shouldCut(): boolean;
};

/**
 * Watches one connection to PostgreSQL. The server tells ReadyForQuery only after it has committed:
 * where that comes at the end of a transaction with a wanted statement, all of it is done, and the
 * answer in which it comes is cut off.
 */
export function commitWatch({ isWanted, shouldCut }: CommitRule): Watch {
  const statements = new Map<string, string>();
  let isWantedHere = false;
  let hasFailed = false;
  let isOver = false;

  const notice = (sql: string) => {
    if (isWanted(sql)) isWantedHere = true;
  };
  const read = frameReader('client', (type, body) => {
    if (type === 'Q') notice(textsOf(body, 1)[0] ?? '');
    if (type === 'P') {
      const [name = '', sql = ''] = textsOf(body, 2);
      statements.set(name, sql);
    }
    if (type === 'B') notice(statements.get(textsOf(body, 2)[1] ?? '') ?? '');
  });
  const hear = frameReader('server', (type, body) => {
    if (type === 'E') hasFailed = true;
    if (type === 'C' && textsOf(body, 1)[0] === 'ROLLBACK') hasFailed = true;
    // I: no transaction is open any more.
    if (type !== 'Z' || body.toString('latin1') !== 'I') return;
    if (isWantedHere && !hasFailed && shouldCut()) isOver = true;
    isWantedHere = false;
    hasFailed = false;
  });
  return {
    asked: read,
    answered(chunk) {
      hear(chunk);
      return isOver ? 'cut' : 'pass';
    },
  };
}
