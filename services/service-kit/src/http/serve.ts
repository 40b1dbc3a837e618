import { setTimeout as pause } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { inheritedSockets, listenAlsoAt } from './inherited-sockets.ts';

const DRAIN_LIMIT_MS = 9_000;

// A connection that was busy when closing began is kept alive by its client once
// it has its answer; without this it would hold the process until the limit.
const CLOSE_IDLE_EVERY_MS = 50;

/**
 * How long one that is replaced goes on answering: ten times as long as its callers take to find its
 * successor, and longer than most clients pause on a connection.
 */
const HAND_OVER_MS = 6_000;
/** Connections that were accepted last have sent their request by then. */
const LAST_REQUESTS_MS = 500;
/** Longer than the gateway waits for any answer. */
const MAX_CALL_MS = 32_000;

type ServingContext = {
  config: { HOST: string; PORT: number };
  resources?: AsyncDisposableStack;
};

/**
 * Listens, and on SIGTERM or SIGINT leaves in order: /readyz turns to 503, what
 * is in flight is answered, then what the context holds is released. A
 * process that cannot finish in time is ended all the same. On SIGQUIT it leaves because another
 * one has taken its place: see `handOver`.
 *
 * It listens at the socket that it was handed, if any, else at the address of its configuration;
 * with LISTEN_WHEN_READY only once it can do its work, because until then another one does it.
 */
export async function serve(app: FastifyInstance, context: ServingContext): Promise<void> {
  const [own, readiness] = inheritedSockets(process.env);
  let shared: ReturnType<typeof listenAlsoAt> | undefined;
  const leave = async () => {
    app.startDraining();
    shared?.close();
    const closing = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    await app.close();
    clearInterval(closing);
    await context.resources?.disposeAsync();
  };
  closeWithGrace(
    { delay: DRAIN_LIMIT_MS, logger: false, skip: ['SIGQUIT'] },
    async ({ err, signal }) => {
      if (err) app.log.fatal({ err }, 'process.fatal');
      else app.log.info({ signal }, 'process.draining');
      await leave();
    },
  );
  process.once('SIGQUIT', () => void handOver(app, leave));
  const { HOST: host, PORT: port } = context.config;
  if (process.env['LISTEN_WHEN_READY'] === 'true') {
    await app.ready();
    await app.whenReady();
  }
  await app.listen({ host, ...(own ?? { port }) });
  await app.readiness?.app.listen({ host, port: app.readiness.port });
  if (readiness && app.readiness) shared = listenAlsoAt(app.readiness.app.server, readiness);
  app.log.info({ host, port }, 'process.listening');
}

/**
 * Goes on answering for a while, so that nobody is refused who has not noticed yet that another
 * process has taken over, and has each client leave with its answer. Then it takes no more
 * connections, answers what came by the last of them, and leaves.
 */
async function handOver(app: FastifyInstance, leave: () => Promise<void>): Promise<void> {
  app.log.info('process.handing_over');
  app.server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await pause(HAND_OVER_MS);
  app.server.close();
  await pause(LAST_REQUESTS_MS);
  await Promise.race([leave(), pause(MAX_CALL_MS)]);
  process.exit();
}
