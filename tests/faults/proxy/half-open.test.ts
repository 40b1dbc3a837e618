import { openDatabase } from '@reset/service-kit';
import { afterEach, describe, expect, it } from '@jest/globals';
import { openProxy, type TcpProxy } from './tcp-proxy.ts';

const SILENT_MS = 400;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function proxied(server: string) {
  const url = new URL(server);
  const targetPort = Number(url.port);
  const proxy: TcpProxy = await openProxy({ targetPort: () => targetPort });
  closing.push(() => proxy.close());
  url.port = String(proxy.port);
  return { proxy, url: url.href };
}

async function behindProxy() {
  const [server = ''] = process.env['TEST_DATABASE_URL']?.split(',') ?? [];
  const { proxy, url } = await proxied(server);
  const database = openDatabase(url, { max: 1, silentMs: SILENT_MS });
  closing.push(() => database.destroy());
  return { proxy, database };
}

describe('a connection that is half open', () => {
  it('is given up and replaced, while the other end never says that it has gone', async () => {
    const { proxy, database } = await behindProxy();
    await database.raw('SELECT 1');
    expect(proxy.blackHole()).toBe(1);
    await expect(database.raw('SELECT 2')).rejects.toThrow('silent for 400 ms');
    const { rows } = await database.raw<{ rows: unknown[] }>('SELECT 3 AS three');
    expect(rows).toEqual([{ three: 3 }]);
  });

  it('is nothing that ends a query which answers', async () => {
    const { database } = await behindProxy();
    const { rows } = await database.raw<{ rows: unknown[] }>('SELECT pg_sleep(0.2), 1 AS one');
    expect(rows).toMatchObject([{ one: 1 }]);
  });
});
