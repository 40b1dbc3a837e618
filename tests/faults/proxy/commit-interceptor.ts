import { frameReader, textsOf } from './postgres-frames.ts';
import type { Interceptor } from './tcp-proxy.ts';

export type CommitRule = {
  /** Whether the response of this statement's transaction may be cut. */
  isWanted(sql: string): boolean;
  /** Called once for each such commit; true cuts its response. */
  shouldCut(): boolean;
};

/**
 * Intercepts one connection to PostgreSQL. The server sends ReadyForQuery only after it has
 * committed. Where that ends a transaction with a wanted statement, the transaction is durable, and
 * the response in which it arrives is cut.
 */
export function commitInterceptor({ isWanted, shouldCut }: CommitRule): Interceptor {
  const statements = new Map<string, string>();
  let isWantedHere = false;
  let hasFailed = false;
  let isOver = false;

  const notice = (sql: string) => {
    if (isWanted(sql)) isWantedHere = true;
  };
  const readRequest = frameReader('client', (type, body) => {
    if (type === 'Q') notice(textsOf(body, 1)[0] ?? '');
    if (type === 'P') {
      const [name = '', sql = ''] = textsOf(body, 2);
      statements.set(name, sql);
    }
    if (type === 'B') notice(statements.get(textsOf(body, 2)[1] ?? '') ?? '');
  });
  const readResponse = frameReader('server', (type, body) => {
    if (type === 'E') hasFailed = true;
    if (type === 'C' && textsOf(body, 1)[0] === 'ROLLBACK') hasFailed = true;
    // I: no transaction is open any more.
    if (type !== 'Z' || body.toString('latin1') !== 'I') return;
    if (isWantedHere && !hasFailed && shouldCut()) isOver = true;
    isWantedHere = false;
    hasFailed = false;
  });
  return {
    onRequest: readRequest,
    onResponse(chunk) {
      readResponse(chunk);
      return isOver ? 'cut' : 'pass';
    },
  };
}
