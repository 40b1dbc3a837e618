/** From a second to ten minutes apart, that is some three quarters of an hour: longer than most links hold. */
export const TRIES = 13;

/** How long a handler may take unless its queue says other; then it counts as failed, and the queue goes on. */
export const MAX_RUN_MS = 30_000;

/** How long a scheduled run may take. */
export const MAX_SCHEDULED_RUN_MS = 10 * 60_000;

/**
 * How often a queue is looked into when nobody in this process says that there is something: what a
 * transaction of this process adds is begun at once, so that only what is tried again waits. At half
 * a second an idle product asked its database 112 times a second.
 */
export const POLL_SECONDS = 2;

/** The same for the queues of schedules, which are due to the minute. */
export const SCHEDULE_POLL_SECONDS = 10;

/** How many jobs of a queue a process does at the same time, unless the queue says other. */
export const CONCURRENCY = 10;

const HOUR = 3_600;

/** What a queue promises; a job whose process died is taken again some 10 to 20 seconds later. */
export const queueSettings = (tries: number, maxRunMs: number) => ({
  retryLimit: tries - 1,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 600,
  heartbeatSeconds: 10,
  expireInSeconds: 2 * (maxRunMs / 1_000),
  // What is done is soon forgotten: a job's data may name a person.
  deleteAfterSeconds: HOUR,
});

/** A scheduled run is not repeated: the next one is soon due, and two never run at the same time. */
export const scheduleSettings = {
  policy: 'exclusive',
  retryLimit: 0,
  heartbeatSeconds: 10,
  expireInSeconds: 2 * (MAX_SCHEDULED_RUN_MS / 1_000),
  deleteAfterSeconds: HOUR,
} as const;

/** Where the jobs of a queue end that failed every time; kept for two weeks and done by nobody. */
export const deadLetterOf = (queue: string): string => `${queue}.dead`;

/** How often jobs of dead processes are looked for. */
export const SUPERVISE_SECONDS = 5;
