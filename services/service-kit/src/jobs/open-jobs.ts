import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { fromKnex, type PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import { newId } from '../new-id.ts';
import { withCause } from './job-cause.ts';
import type { JobBounds, JobHandler, Jobs } from './jobs.ts';
import { CONCURRENCY, MAX_RUN_MS, TRIES } from './queue-settings.ts';
import { startBoss, type RegisteredQueue, type RunningBoss, type Schedule } from './start-boss.ts';

const START_AGAIN_MS = 1_000;
const MAX_WAIT_MS = 2_500;
const DRAIN_MS = 7_000;

export type JobsOptions = {
  databaseUrl: string;
  /** Its jobs are in the schema of jobsSchema(service), which has to be there. */
  service: string;
  log: FastifyBaseLogger;
  /** How often a job is tried before it is a dead letter. */
  tries?: number;
};

/** A service's jobs, kept in its own database and done by any of its processes. */
export function openJobs({ tries = TRIES, ...options }: JobsOptions): Jobs {
  const queues = new Map<string, RegisteredQueue>();
  const schedules = new Map<string, Schedule>();
  const stopping = new AbortController();
  const started = Promise.withResolvers<RunningBoss>();
  let isStarted = false;
  let isRunning = false;

  const start = async () => {
    let hasFailed = false;
    while (!stopping.signal.aborted) {
      try {
        started.resolve(await startBoss({ ...options, tries, queues, schedules }));
        isRunning = true;
        if (hasFailed) options.log.info('jobs.start_recovered');
        return;
      } catch (error) {
        if (!hasFailed) options.log.error({ err: error }, 'jobs.start_failed');
        hasFailed = true;
        await pause(START_AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    started.reject(new Error('The jobs were stopped before they had started'));
  };

  return {
    async add(transaction, queue, data) {
      const { boss, wake } = await soon(started.promise);
      await boss.send(queue, withCause(data), { id: newId(), db: byTransaction(transaction) });
      onCommit(transaction, () => wake(queue));
    },
    register<Data extends object>(
      queue: string,
      handler: JobHandler<Data>,
      bounds: JobBounds = {},
    ) {
      if (isStarted) throw new Error(`Too late to say who does the jobs of ${queue}`);
      const usual = { maxRunMs: MAX_RUN_MS, concurrency: CONCURRENCY };
      queues.set(queue, { ...usual, ...bounds, handler: handler as JobHandler<object> });
    },
    schedule(name, cron, handler) {
      if (isStarted) throw new Error(`Too late to schedule ${name}`);
      schedules.set(name, { cron, handler });
    },
    async runSchedules() {
      const { boss, wake } = await soon(started.promise);
      for (const name of schedules.keys()) {
        await boss.send(name);
        wake(name);
      }
    },
    hasStarted: () => isRunning,
    start() {
      isStarted = true;
      started.promise.catch(() => undefined);
      void start();
    },
    async stop() {
      stopping.abort();
      if (!isStarted) return;
      const running = await started.promise.catch(() => null);
      await running?.boss.stop({ graceful: true, timeout: DRAIN_MS });
    },
  };
}

const byTransaction = (transaction: Database): ReturnType<PgBoss['getDb']> =>
  fromKnex({ raw: async (sql, bindings) => transaction.raw(sql, [...(bindings ?? [])] as never) });

/** Runs `then` when what was written has become visible; for what is no transaction that is now. */
function onCommit(transaction: Database, then: () => void): void {
  const { executionPromise } = transaction as { executionPromise?: Promise<unknown> };
  if (executionPromise) executionPromise.then(then, () => undefined);
  else then();
}

// A process that has only just begun keeps nobody waiting for long.
async function soon<Value>(promise: Promise<Value>): Promise<Value> {
  const late = AbortSignal.timeout(MAX_WAIT_MS);
  const { promise: ended, reject } = Promise.withResolvers<never>();
  late.addEventListener('abort', () => reject(new Error('The jobs have not started')));
  return Promise.race([promise, ended]);
}
