import type { Database } from '../database/database.ts';

/**
 * Adds a job by the caller's transaction: what is rolled back was never asked for,
 * what is committed will be done. `data` is stored, so it holds ids and no secret.
 */
export type AddJob = (transaction: Database, queue: string, data: object) => Promise<void>;

/**
 * Does one job. It may be called again for the same `id`, after it threw or when the
 * process died before it was known to be done; what it sends carries the id, so that
 * the receiver can tell.
 */
export type JobHandler<Data extends object> = (data: Data, job: { id: string }) => Promise<void>;

/** What the jobs of a queue may take, where that is not as usual. */
export type JobBounds = {
  /** How long a handler may take; 30 seconds where it is not said. */
  maxRunMs?: number;
  /** How many of them a process does at the same time; 10 where it is not said. */
  concurrency?: number;
};

export type Jobs = {
  add: AddJob;
  /** Names who does the jobs of a queue; before `start`. */
  register<Data extends object>(queue: string, handler: JobHandler<Data>, bounds?: JobBounds): void;
  /**
   * Runs `handler` when the service starts and by a cron expression in UTC, a minute apart at the
   * least, in one process at a time; before `start`. A run that fails is not tried again before the
   * next is due.
   */
  schedule(name: string, cron: string, handler: () => Promise<void>): void;
  /** Runs all that is scheduled now, but for what is running; when it has begun. */
  runSchedules(): Promise<void>;
  /** Whether jobs can be added without waiting. */
  hasStarted(): boolean;
  /** Begins in the background, as soon as the database is to be had. */
  start(): void;
  /** Takes no more jobs and waits a while for those that run; they are done again if they cannot end. */
  stop(): Promise<void>;
};

/** The schema of a service's jobs, which its database role owns. */
export const jobsSchema = (service: string): string => `${service.replaceAll('-', '_')}_jobs`;

/**
 * Repeats a step until it finds nothing more to do; one step takes no more than a transaction should.
 * @param step answers how much it did
 */
export async function drain(step: () => Promise<number>): Promise<void> {
  while ((await step()) > 0);
}
