import type { AddJob, JobHandler, Jobs } from '../src/jobs/jobs.ts';
import { newId } from '../src/new-id.ts';

export type TakenJob = { id: string; queue: string; data: object };

export type RecordedJobs = Jobs & {
  /** What was asked for and not rolled back, oldest first; of one queue when it is named. */
  taken(queue?: string): TakenJob[];
  /** Does what was asked for since it was last called, in order; a handler's error is thrown. */
  drain(): Promise<void>;
  /** The same until nothing is left to do, with what that asks for. */
  finish(): Promise<void>;
  /** Runs what is scheduled under this name, as if it had come due. */
  runSchedule(name: string): Promise<void>;
  /** The cron expressions by name. */
  scheduled(): Record<string, string>;
};

/** Jobs that are written down instead of stored, and done when a test says so. */
export function recordedJobs(): RecordedJobs {
  const jobs: TakenJob[] = [];
  const done = new Set<string>();
  const handlers = new Map<string, JobHandler<object>>();
  const schedules = new Map<string, { cron: string; handler: () => Promise<void> }>();
  const add: AddJob = async (transaction, queue, data) => {
    // As it comes back from the database: no dates, nothing undefined.
    const job = { id: newId(), queue, data: JSON.parse(JSON.stringify(data)) as object };
    jobs.push(job);
    const { executionPromise } = transaction as { executionPromise?: Promise<unknown> };
    executionPromise?.catch(() => jobs.splice(jobs.indexOf(job), 1));
  };
  const left = () => jobs.filter((job) => !done.has(job.id));
  return {
    add,
    register<Data extends object>(queue: string, handler: JobHandler<Data>) {
      handlers.set(queue, handler as JobHandler<object>);
    },
    schedule: (name, cron, handler) => void schedules.set(name, { cron, handler }),
    async runSchedules() {
      for (const { handler } of schedules.values()) await handler();
    },
    hasStarted: () => true,
    start: () => undefined,
    stop: async () => undefined,
    taken: (queue) => jobs.filter((job) => queue === undefined || job.queue === queue),
    async drain() {
      for (const { id, queue, data } of left()) {
        const handler = handlers.get(queue);
        if (!handler) throw new Error(`Nobody does the jobs of ${queue}`);
        await handler(data, { id });
        done.add(id);
      }
    },
    async finish() {
      while (left().length > 0) await this.drain();
    },
    async runSchedule(name) {
      const scheduled = schedules.get(name);
      if (!scheduled) throw new Error(`Nothing is scheduled as ${name}`);
      await scheduled.handler();
    },
    scheduled: () => Object.fromEntries([...schedules].map(([name, { cron }]) => [name, cron])),
  };
}
