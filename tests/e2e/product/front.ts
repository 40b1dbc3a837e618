import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** What becomes of requests whose path contains `path`, as a bad network or a bad server would. */
export type Fault = {
  path: string;
  /** `hang` answers after 30 s, `cut` ends the connection in the middle of the body. */
  kind: 'hang' | 'cut' | 404 | 500;
};

const HANG_MS = 30_000;
/** Longer than a test lasts: a connection that is closed while it is used again is a failed call. */
const KEPT_MS = 600_000;

/**
 * Stands where a load balancer stands, and passes everything on until it is told
 * to fail. It is told by PUT of a list of faults to the control's address, which
 * replaces the list before.
 * @param gatewayPort where requests go
 */
export async function startFront(
  gatewayPort: number,
): Promise<{ origin: string; control: string; stop(): Promise<void> }> {
  const agent = new Agent({ keepAlive: true });
  let faults: Fault[] = [];
  const timers = new Set<NodeJS.Timeout>();

  const front = createServer({ keepAliveTimeout: KEPT_MS }, (incoming, outgoing) => {
    const { kind } = faults.find(({ path }) => incoming.url?.includes(path)) ?? {};
    if (typeof kind === 'number') return void outgoing.writeHead(kind).end('Fault');
    const goOn = () => forward(incoming, outgoing, { agent, gatewayPort, isCut: kind === 'cut' });
    if (kind !== 'hang') return goOn();
    timers.add(setTimeout(goOn, HANG_MS));
  });
  const control = createServer((incoming, outgoing) => {
    void json(incoming).then((told) => {
      faults = told as Fault[];
      outgoing.end();
    });
  });
  const [origin, controlled] = await Promise.all([listen(front), listen(control)]);
  return {
    origin,
    control: controlled,
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      agent.destroy();
      for (const server of [front, control]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { agent, gatewayPort, isCut }: { agent: Agent; gatewayPort: number; isCut: boolean },
): void {
  const { method, headers, url: path } = incoming;
  const onward = request(
    { host: '127.0.0.1', port: gatewayPort, method, headers, path, agent },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (isCut) void cut(answer, outgoing);
      // What is cut there is cut here.
      else pipeline(answer, outgoing).catch(() => undefined);
    },
  );
  // The gateway is gone: whoever asked is told by the connection, as by a load balancer without one.
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  // Whole, as it comes from one who writes at once: a body that is refused is refused alike.
  buffer(incoming).then(
    (body) => onward.end(body),
    () => onward.destroy(),
  );
}

async function cut(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const whole = await buffer(answer);
  outgoing.write(whole.subarray(0, whole.length / 2), () => outgoing.destroy());
}
