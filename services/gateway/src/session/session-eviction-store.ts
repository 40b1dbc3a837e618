import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { SessionCache } from './session-cache.ts';

/** The PostgreSQL channel on which the ids of ended sessions go to all gateways. */
export const SESSION_ENDED = 'session_ended';

const RETRY_MS = 1_000;

/**
 * Keeps one connection that hears of ended sessions and evicts them, connecting
 * again for as long as it takes; while there is none the cache rests.
 * @returns a function that stops it
 */
export function followEvictions(
  databaseUrl: string,
  cache: SessionCache,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;

  const retry = (error?: Error) => {
    cache.setListening(false);
    if (isStopped) return;
    log.warn({ err: error }, 'ended sessions are not heard of: every request asks the database');
    timer = setTimeout(connect, RETRY_MS);
  };

  const connect = () => {
    const current = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
    });
    client = current;
    let isOver = false;
    const giveUp = (error?: Error) => {
      if (isOver) return;
      isOver = true;
      void current.end().catch(() => undefined);
      retry(error);
    };
    current.on('error', giveUp);
    current.on('end', () => giveUp());
    current.on('notification', ({ payload }) => cache.evict(payload ?? ''));
    current
      .connect()
      .then(() => current.query(`LISTEN ${SESSION_ENDED}`))
      .then(() => cache.setListening(true), giveUp);
  };

  connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
