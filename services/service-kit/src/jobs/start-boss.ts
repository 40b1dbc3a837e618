import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import { jobsSchema, type JobBounds, type JobHandler } from './jobs.ts';
import {
  deadLetterOf,
  POLL_SECONDS,
  queueSettings,
  SCHEDULE_POLL_SECONDS,
  MAX_SCHEDULED_RUN_MS,
  scheduleSettings,
  SUPERVISE_SECONDS,
} from './queue-settings.ts';
import { runJob } from './run-job.ts';

const CONNECTIONS = 3;
const CONNECT_TIMEOUT_MS = 2_000;
const QUERY_TIMEOUT_MS = 10_000;
const LOG_AGAIN_MS = 60_000;

/** Who does the jobs of a queue, and what they may take. */
export type RegisteredQueue = Required<JobBounds> & { handler: JobHandler<object> };

/** What runs by a cron expression in UTC. */
export type Schedule = { cron: string; handler: () => Promise<void> };

type Options = {
  databaseUrl: string;
  service: string;
  log: FastifyBaseLogger;
  tries: number;
  /** By queue. */
  queues: ReadonlyMap<string, RegisteredQueue>;
  /** By queue. */
  schedules: ReadonlyMap<string, Schedule>;
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
export async function startBoss(options: Options): Promise<RunningBoss> {
  const { log, tries, queues, schedules } = options;
  const settings = {
    connectionString: options.databaseUrl,
    application_name: `${options.service} jobs`,
    schema: jobsSchema(options.service),
    // The service's role makes no schemas.
    createSchema: false,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    // Its pool's own: a connection that is half open is given up, and another made.
    query_timeout: QUERY_TIMEOUT_MS,
  };
  const boss = new PgBoss(settings);
  boss.on(
    'error',
    sparingly((err) => log.error({ err }, 'jobs.maintenance_failed')),
  );
  const workers = new Map<string, string>();
  try {
    await boss.start();
    for (const [queue, { maxRunMs }] of queues) {
      await makeQueue(boss, queue, queueSettings(tries, maxRunMs));
    }
    for (const [queue, { handler, maxRunMs, concurrency }] of queues) {
      const worker = await boss.work<object>(
        queue,
        {
          pollingIntervalSeconds: POLL_SECONDS,
          batchSize: concurrency,
          burstWhenBatchFull: true,
          perJobResults: true,
        },
        (jobs) => Promise.all(jobs.map((job) => runJob(job, handler, { log, tries, maxRunMs }))),
      );
      workers.set(queue, worker);
    }
    await startSchedules(boss, { schedules, workers, log });
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

async function makeQueue(
  boss: PgBoss,
  queue: string,
  bounded: ReturnType<typeof queueSettings>,
): Promise<void> {
  const deadLetter = deadLetterOf(queue);
  const settings = { ...bounded, deadLetter };
  await boss.createQueue(deadLetter);
  await boss.createQueue(queue, settings);
  // A queue that an earlier release made has that release's settings.
  await boss.updateQueue(queue, settings);
}

async function startSchedules(
  boss: PgBoss,
  {
    schedules,
    workers,
    log,
  }: Pick<Options, 'schedules' | 'log'> & { workers: Map<string, string> },
): Promise<void> {
  for (const { name } of await boss.getSchedules()) {
    // Of an earlier release.
    if (!schedules.has(name)) await boss.unschedule(name);
  }
  for (const [name, { cron, handler }] of schedules) {
    await boss.createQueue(name, scheduleSettings);
    await boss.schedule(name, cron, null, { tz: 'UTC' });
    // At the start as well: what came due meanwhile need not wait for the next minute.
    await boss.send(name);
    const worker = await boss.work<object>(
      name,
      { pollingIntervalSeconds: SCHEDULE_POLL_SECONDS, perJobResults: true },
      (jobs) =>
        Promise.all(
          jobs.map((job) =>
            runJob(job, handler, { log, tries: 1, maxRunMs: MAX_SCHEDULED_RUN_MS }),
          ),
        ),
    );
    workers.set(name, worker);
  }
}

// Every look into every queue fails while the database is away; the log says it once a minute.
function sparingly(write: (error: Error) => void): (error: Error) => void {
  let writtenAt = -Infinity;
  return (error) => {
    if (performance.now() - writtenAt < LOG_AGAIN_MS) return;
    writtenAt = performance.now();
    write(error);
  };
}
