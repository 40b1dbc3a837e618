import type { FastifyInstance } from 'fastify';

/** Something that a service needs before it can work; it throws while that is missing. */
export type Check = () => Promise<unknown>;

const CHECK_TIMEOUT_MS = 2_000;

/**
 * /healthz: the process is up. /readyz: it can do its work, each check named with
 * `ok` or `failed`; 503 as soon as it has been told to stop.
 */
export function registerHealth(app: FastifyInstance, checks: Record<string, Check>): void {
  let isDraining = false;
  app.decorate('startDraining', () => {
    isDraining = true;
  });
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const),
    );
    const isReady = !isDraining && results.every(([, isOk]) => isOk);
    if (!isReady) reply.code(503);
    return {
      status: isReady ? 'ready' : 'not_ready',
      checks: Object.fromEntries(results.map(([name, isOk]) => [name, isOk ? 'ok' : 'failed'])),
    };
  });
}

async function passes(check: Check): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  AbortSignal.timeout(CHECK_TIMEOUT_MS).addEventListener('abort', () => resolve(false));
  return Promise.race([
    check().then(
      () => true,
      () => false,
    ),
    late,
  ]);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on /readyz answers 503, so that nothing new is sent here. */
    startDraining(): void;
  }
}
