import type { Socket } from 'node:net';
import type pg from 'pg';

type Done = (error: null, client: pg.Client) => void;

/**
 * Ends connections on which nothing was said for `ms`: idle ones, which the pool replaces, and those
 * whose other end has gone and never said so, where a query would be waited for without end.
 */
export const giveUpSilent =
  (ms: number) =>
  (client: pg.Client, done: Done): void => {
    const stream = client.connection.stream as Socket;
    stream.setTimeout(ms, () => stream.destroy(new Error(`PostgreSQL was silent for ${ms} ms`)));
    done(null, client);
  };
