import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What sees the bytes of one connection. */
export type Interceptor = {
  onRequest(chunk: Buffer): void;
  /** `cut` ends the connection on both sides, and this chunk is never passed on. */
  onResponse(chunk: Buffer): 'pass' | 'cut';
};

export type TcpProxy = {
  port: number;
  /** Passes no more bytes of the connections that are open now, and closes neither side. */
  blackHole(): number;
  /** Closes the connections that are in the black hole. */
  heal(): void;
  close(): Promise<void>;
};

type Pair = { client: Socket; server: Socket; isLost: boolean };

/**
 * Stands between a client and `targetPort` on the loopback address, and passes on what both say.
 * @param interceptor called for each connection; null passes it on unseen
 */
export async function openProxy(options: {
  port?: number;
  targetPort: () => number;
  interceptor?: () => Interceptor | null;
}): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  const proxy = createServer((client) => {
    const server = connect({ host: '127.0.0.1', port: options.targetPort() });
    const pair: Pair = { client, server, isLost: false };
    pairs.add(pair);
    client.setNoDelay(true);
    server.setNoDelay(true);
    const interceptor = options.interceptor?.() ?? null;
    const end = () => {
      // In a black hole the other side never learns that this one has gone.
      if (pair.isLost) return;
      pairs.delete(pair);
      destroy(pair);
    };
    client.on('data', (chunk: Buffer) => {
      interceptor?.onRequest(chunk);
      pass(pair, chunk, server);
    });
    server.on('data', (chunk: Buffer) => {
      if (!pair.isLost && interceptor?.onResponse(chunk) === 'cut') end();
      else pass(pair, chunk, client);
    });
    for (const socket of [client, server]) socket.on('close', end).on('error', end);
  });
  proxy.listen(options.port ?? 0, '127.0.0.1');
  await once(proxy, 'listening');
  const forget = (gone: Pair[]) => {
    for (const pair of gone) {
      pairs.delete(pair);
      destroy(pair);
    }
  };
  return {
    port: (proxy.address() as AddressInfo).port,
    blackHole() {
      for (const pair of pairs) pair.isLost = true;
      return pairs.size;
    },
    heal: () => forget([...pairs].filter(({ isLost }) => isLost)),
    async close() {
      proxy.close();
      forget([...pairs]);
      await once(proxy, 'close').catch(() => undefined);
    },
  };
}

function pass(pair: Pair, chunk: Buffer, to: Socket): void {
  if (!pair.isLost && to.writable) to.write(chunk);
}

function destroy({ client, server }: Pair): void {
  client.destroy();
  server.destroy();
}
