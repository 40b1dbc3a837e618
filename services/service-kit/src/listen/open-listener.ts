import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Database } from '../database/database.ts';

const RECONNECT_MS = 1_000;

export type ChannelHandlers = {
  onNotification(payload: string): void;
  /** Notifications arrive from now on; what was sent before has not arrived. */
  onConnected?(): void;
  /** Nothing arrives until `onConnected` is called again. */
  onDisconnected?(): void;
};

/** The one connection of a process on which PostgreSQL's NOTIFY arrives. */
export type Listener = {
  /**
   * Listens to `<schema>_<channel>`: channels belong to the whole database, so the schema of the
   * service's role is part of the name.
   * @returns a function that ends this subscription
   */
  listen(channel: string, handlers: ChannelHandlers): () => void;
  close(): Promise<void>;
};

/** Connects when the first channel is listened to, and again for as long as it takes. */
export function openListener(database: Database, log: FastifyBaseLogger): Listener {
  const channels = new Map<string, Set<ChannelHandlers>>();
  let connection: { client: pg.Client; schema: string } | null = null;
  let connecting: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isLossLogged = false;

  const handlersOf = (channel: string) => [...(channels.get(channel) ?? [])];
  const all = () => [...channels.values()].flatMap((handlers) => [...handlers]);

  const lose = (client: pg.Client | null, error?: Error) => {
    if (client !== null && connection?.client !== client) return;
    connection = null;
    void client?.end().catch(() => undefined);
    if (isClosed) return;
    if (!isLossLogged) log.warn({ err: error }, 'listener.connection_lost');
    isLossLogged = true;
    for (const handlers of all()) handlers.onDisconnected?.();
    timer = setTimeout(start, RECONNECT_MS).unref();
  };

  const connect = async () => {
    // Outside the pool, which would be one connection short for as long as the process runs.
    const client = (await database.client.acquireRawConnection()) as pg.Client;
    client.on('error', (error) => lose(client, error));
    client.on('end', () => lose(client));
    const { rows } = await client.query<{ schema: string }>('SELECT current_schema() AS schema');
    const schema = rows[0]?.schema ?? 'public';
    client.on('notification', ({ channel, payload }) => {
      for (const { onNotification } of handlersOf(channel.slice(schema.length + 1))) {
        onNotification(payload ?? '');
      }
    });
    connection = { client, schema };
    if (isClosed) return void (await client.end());
    for (const channel of channels.keys()) await listenOn({ client, schema }, channel);
    isLossLogged = false;
    for (const handlers of all()) handlers.onConnected?.();
  };

  const start = () => {
    connecting = connect().catch((error: Error) => lose(connection?.client ?? null, error));
  };

  const join = async (channel: string, handlers: ChannelHandlers) => {
    if (!connecting) return start();
    const current = connection;
    // While it connects, the connection takes the channel along.
    if (!current) return undefined;
    try {
      await listenOn(current, channel);
      handlers.onConnected?.();
    } catch (error) {
      lose(current.client, error as Error);
    }
  };

  return {
    listen(channel, handlers) {
      const subscribed = channels.get(channel) ?? new Set();
      channels.set(channel, subscribed.add(handlers));
      void join(channel, handlers);
      return () => subscribed.delete(handlers);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await connecting;
      await connection?.client.end().catch(() => undefined);
    },
  };
}

async function listenOn(
  { client, schema }: { client: pg.Client; schema: string },
  channel: string,
): Promise<void> {
  await client.query(`LISTEN ${client.escapeIdentifier(`${schema}_${channel}`)}`);
}
