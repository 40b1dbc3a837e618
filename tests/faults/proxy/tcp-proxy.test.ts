import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { openProxy, type TcpProxy, type Interceptor } from './tcp-proxy.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A server that says back what it hears, behind a proxy, and somebody who is connected to it. */
async function behindProxy(interceptor?: () => Interceptor) {
  const echo = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  closing.push(() => echo.close());
  const { port } = echo.address() as AddressInfo;
  const proxy = await openProxy({
    targetPort: () => port,
    ...(interceptor ? { interceptor } : {}),
  });
  closing.push(() => proxy.close());
  return { proxy, client: await connected(proxy) };
}

async function connected(proxy: TcpProxy): Promise<Socket> {
  const client = connect(proxy.port, '127.0.0.1');
  client.on('error', () => undefined);
  closing.push(() => client.destroy());
  await once(client, 'connect');
  return client;
}

async function echoed(client: Socket, text: string): Promise<string> {
  const answer = once(client, 'data') as Promise<Buffer[]>;
  client.write(text);
  return String(await answer);
}

describe('openProxy', () => {
  it('passes on what both say', async () => {
    const { client } = await behindProxy();
    expect(await echoed(client, 'one')).toBe('one');
    expect(await echoed(client, 'two')).toBe('two');
  });

  it('ends both sides before the chunk that is to be cut', async () => {
    const heard: string[] = [];
    const interceptor = (): Interceptor => ({
      onRequest: (chunk) => void heard.push(String(chunk)),
      onResponse: (chunk) => (String(chunk) === 'cut me' ? 'cut' : 'pass'),
    });
    const { client } = await behindProxy(interceptor);
    expect(await echoed(client, 'well')).toBe('well');
    let received = '';
    client.on('data', (chunk) => {
      received += String(chunk);
    });
    const closed = once(client, 'close');
    client.write('cut me');
    await closed;
    expect(received).toBe('');
    expect(heard).toEqual(['well', 'cut me']);
  });

  it('loses what is open in a black hole, and takes new connections', async () => {
    const { proxy, client } = await behindProxy();
    await echoed(client, 'before');
    expect(proxy.blackHole()).toBe(1);
    let isAnswered = false;
    client.on('data', () => {
      isAnswered = true;
    });
    client.write('after');
    const other = await connected(proxy);
    expect(await echoed(other, 'new')).toBe('new');
    await pause(50);
    expect(isAnswered).toBe(false);
    expect(client.destroyed).toBe(false);
    const closed = once(client, 'close');
    proxy.heal();
    await closed;
    expect(await echoed(other, 'still')).toBe('still');
  });
});
