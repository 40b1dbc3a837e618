import pg from 'pg';

// https://www.postgresql.org/docs/current/errcodes-appendix.html: cannot connect
// now, because it starts or recovers; too many connections.
const NOT_YET = new Set(['57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT']);

/**
 * true once the server at `url` answers a query, false while it starts.
 * @throws when it answers with a refusal: then it is no server of ours
 */
export async function acceptsConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === undefined || NOT_YET.has(code)) return false;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}
