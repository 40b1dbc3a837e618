import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import { jobsSchema, type JobHandler } from './jobs.ts';
import {
  deadLetterOf,
  POLL_SECONDS,
  queueSettings,
  SIDE_BY_SIDE,
  SUPERVISE_SECONDS,
} from './queue-settings.ts';
import { runJob } from './run-job.ts';

const CONNECTIONS = 3;
const CONNECT_WITHIN_MS = 2_000;
const ANSWERED_WITHIN_MS = 10_000;
const SAY_AGAIN_MS = 60_000;

type Needs = {
  databaseUrl: string;
  service: string;
  log: FastifyBaseLogger;
  tries: number;
  /** By queue. */
  handlers: ReadonlyMap<string, JobHandler<object>>;
};

export type RunningBoss = {
  boss: PgBoss;
  /** Looks into a queue at once; nothing happens when this process does not work it. */
  wake(queue: string): void;
};

/**
 * Brings the tables of the jobs to their newest version, makes the queues and begins to work.
 * @throws when the database cannot be had; then nothing is left running
 */
export async function startBoss({ log, tries, handlers, ...needs }: Needs): Promise<RunningBoss> {
  const options = {
    connectionString: needs.databaseUrl,
    application_name: `${needs.service} jobs`,
    schema: jobsSchema(needs.service),
    // The service's role makes no schemas.
    createSchema: false,
    schedule: false,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    // Its pool's own: a connection that is half open is given up, and another made.
    query_timeout: ANSWERED_WITHIN_MS,
  };
  const boss = new PgBoss(options);
  boss.on(
    'error',
    sparingly((err) => log.error({ err }, 'jobs cannot be looked after')),
  );
  const workers = new Map<string, string>();
  try {
    await boss.start();
    for (const queue of handlers.keys()) await makeQueue(boss, queue, tries);
    for (const [queue, handler] of handlers) {
      const worker = await boss.work<object>(
        queue,
        {
          pollingIntervalSeconds: POLL_SECONDS,
          batchSize: SIDE_BY_SIDE,
          burstWhenBatchFull: true,
          perJobResults: true,
        },
        (jobs) => Promise.all(jobs.map((job) => runJob(job, handler, { log, tries }))),
      );
      workers.set(queue, worker);
    }
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  return {
    boss,
    wake: (queue) => {
      const worker = workers.get(queue);
      if (worker) boss.notifyWorker(worker);
    },
  };
}

async function makeQueue(boss: PgBoss, queue: string, tries: number): Promise<void> {
  const deadLetter = deadLetterOf(queue);
  const settings = { ...queueSettings(tries), deadLetter };
  await boss.createQueue(deadLetter);
  await boss.createQueue(queue, settings);
  // A queue that an earlier release made has that release's settings.
  await boss.updateQueue(queue, settings);
}

// Every look into every queue fails while the database is away; the log says it once a minute.
function sparingly(say: (error: Error) => void): (error: Error) => void {
  let saidAt = -Infinity;
  return (error) => {
    if (performance.now() - saidAt < SAY_AGAIN_MS) return;
    saidAt = performance.now();
    say(error);
  };
}
