import pg from 'pg';

/** A server that makes databases for three runs of tests takes its time. */
const CONNECT_LIMIT_MS = 30_000;

/** Runs `work` on a connection of its own, closed afterwards whatever happened. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  });
  // A connection that breaks while idle would otherwise end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
