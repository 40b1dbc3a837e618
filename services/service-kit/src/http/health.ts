import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

/** Something that a service needs before it can work; it throws while that is missing. */
export type Check = () => Promise<unknown>;

/** Whether a service can do its work, for all who ask. */
export type Health = {
  /** From now on it is not ready, so that nothing new is sent here. */
  startDraining(): void;
  /** Each check by its name; made once a second however many ask. */
  readiness(): Promise<{ isReady: boolean; checks: Record<string, 'ok' | 'failed'> }>;
  /** Resolves once all checks pass. */
  whenReady(): Promise<void>;
};

const CHECK_TIMEOUT_MS = 2_000;
const CHECK_EVERY_MS = 1_000;
const LOOK_EVERY_MS = 100;

/** @param isStarting whether the process has begun what it is not ready without */
export function healthOf(
  checks: Record<string, Check>,
  isStarting: () => boolean = () => false,
): Health {
  let isDraining = false;
  let last: { at: number; results: ReturnType<typeof makeAll> } | null = null;
  const results = () => {
    const now = performance.now();
    if (!last || now - last.at >= CHECK_EVERY_MS) last = { at: now, results: makeAll(checks) };
    return last.results;
  };
  const readiness = async () => {
    const made = await results();
    const isReady = !isDraining && !isStarting() && made.every(([, isOk]) => isOk);
    return { isReady, checks: named(made) };
  };
  return {
    startDraining: () => {
      isDraining = true;
    },
    readiness,
    async whenReady() {
      while (!(await readiness()).isReady) await pause(LOOK_EVERY_MS);
    },
  };
}

/** /healthz: the process is up. */
export function answerHealthz(app: FastifyInstance): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
}

/**
 * /readyz: the service can do its work, each check named with `ok` or `failed`; 503 as soon as it
 * has been told to stop.
 */
export function answerReadyz(app: FastifyInstance, health: Health): void {
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const { isReady, checks } = await health.readiness();
    if (!isReady) reply.code(503);
    return { status: isReady ? 'ready' : 'not_ready', checks };
  });
}

/** /metrics: what this process counts of itself, as Prometheus reads it. */
export function answerMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) => {
    const { contentType, text } = await metrics.read();
    return reply.type(contentType).send(text);
  });
}

const makeAll = (checks: Record<string, Check>) =>
  Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const),
  );

const named = (made: Awaited<ReturnType<typeof makeAll>>) =>
  Object.fromEntries(made.map(([name, isOk]) => [name, isOk ? 'ok' : 'failed'] as const));

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
