import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to connections and to servers that name none (32768 and up on
 * Linux, 49152 elsewhere): between this look and its use nobody is given one of these by chance.
 */
const FIRST = 10_000;
const LAST = 32_000;

const given = new Set<number>();

/**
 * A port on the loopback address for a process that has to be told its own before it starts, and
 * never the same one twice. A server of this process listens on port 0 instead.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
