import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import type pg from 'pg';

const RECONNECT_MS = 1_000;

/**
 * Keeps one connection that hears of new events in this schema, connecting again
 * for as long as it takes.
 * @param about of what it hears: the channel is named after the schema and this
 * @returns a function that stops it
 */
export function listenForEvents(
  database: Knex,
  log: FastifyBaseLogger,
  onRing: () => void,
  about = 'event',
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;
  let connecting: Promise<void>;
  let isSaid = false;

  const retry = (error?: Error) => {
    if (isStopped) return;
    if (!isSaid) log.warn({ err: error }, 'new events are only polled for, not heard of');
    isSaid = true;
    timer = setTimeout(start, RECONNECT_MS).unref();
  };

  const connect = async () => {
    // Outside the pool, which would have one connection less for ever.
    client = (await database.client.acquireRawConnection()) as pg.Client;
    if (isStopped) return client.end();
    let isOver = false;
    const giveUp = (error?: Error) => {
      if (isOver) return;
      isOver = true;
      void client?.end().catch(ignore);
      retry(error);
    };
    client.on('error', giveUp);
    client.on('end', () => giveUp());
    client.on('notification', onRing);
    await listen(client, about).then(() => {
      isSaid = false;
      // What was appended before was not heard.
      onRing();
    }, giveUp);
  };

  const start = () => {
    connecting = connect().catch(retry);
  };

  start();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await connecting;
    await client?.end().catch(ignore);
  };
}

const ignore = () => {};

async function listen(client: pg.Client, about: string): Promise<void> {
  const { rows } = await client.query<{ channel: string }>(
    `SELECT quote_ident(current_schema() || '_' || $1) AS channel`,
    [about],
  );
  await client.query(`LISTEN ${rows[0]?.channel}`);
}
