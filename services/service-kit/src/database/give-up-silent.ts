import type { Socket } from 'node:net';
import type pg from 'pg';

/**
 * Ends a connection on which nothing was said for `ms`: an idle one, which the pool replaces, and one
 * whose other end has gone and never said so, where a query would be waited for without end.
 */
export function giveUpSilent(client: pg.Client, ms: number): void {
  const stream = client.connection.stream as Socket;
  stream.setTimeout(ms, () => stream.destroy(new Error(`PostgreSQL was silent for ${ms} ms`)));
}
