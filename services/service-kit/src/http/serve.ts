import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';

const DRAIN_LIMIT_MS = 9_000;

// A connection that was busy when closing began is kept alive by its client once
// it has its answer; without this it would hold the process until the limit.
const CLOSE_IDLE_EVERY_MS = 50;

/**
 * Listens, and on SIGTERM or SIGINT leaves in order: /readyz turns to 503, what
 * is in flight is answered, then what the context holds is released. A
 * process that cannot finish in time is ended all the same.
 */
export async function serve(
  app: FastifyInstance,
  context: { config: { HOST: string; PORT: number }; resources?: AsyncDisposableStack },
): Promise<void> {
  closeWithGrace({ delay: DRAIN_LIMIT_MS, logger: false }, async ({ err, signal }) => {
    if (err) app.log.fatal({ err }, 'process.fatal');
    else app.log.info({ signal }, 'process.draining');
    app.startDraining();
    const closing = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    await app.close();
    clearInterval(closing);
    await context.resources?.disposeAsync();
  });
  const { HOST: host, PORT: port } = context.config;
  await app.listen({ host, port });
  await app.readiness?.app.listen({ host, port: app.readiness.port });
  app.log.info({ host, port }, 'process.listening');
}
