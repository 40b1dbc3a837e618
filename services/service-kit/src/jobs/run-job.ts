import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Job, JobResult } from 'pg-boss';
import { failpoint } from '../failpoints/failpoint.ts';
import type { JobHandler } from './jobs.ts';
import { LONGEST_RUN_MS } from './queue-settings.ts';

type Surroundings = { log: FastifyBaseLogger; tries: number; longestRunMs?: number };

/**
 * Runs one handler and says how it went. It never throws: a job that fails takes none
 * of those beside it along. The log and the job's record learn what failed, and
 * nothing of what the job was about.
 */
export async function runJob(
  job: Pick<Job, 'id' | 'name' | 'data' | 'retryCount'>,
  handler: JobHandler<object>,
  { log, tries, longestRunMs = LONGEST_RUN_MS }: Surroundings,
): Promise<JobResult> {
  const { id, name: queue, data, retryCount } = job;
  try {
    await within(handler(data, { id }), longestRunMs);
    failpoint('job.before_acknowledged');
    return { id, status: 'completed' };
  } catch (error) {
    // Not `err`: the logger would take it for the error itself, with all that it carries.
    const failure = described(error, data);
    const line = { queue, job_id: id, tries: retryCount + 1, failure };
    if (retryCount + 1 < tries) log.warn(line, 'a job failed and is tried again');
    else log.error(line, 'a job failed for the last time');
    return { id, status: 'failed', output: { type: failure.type } };
  }
}

async function within(running: Promise<void>, ms: number): Promise<void> {
  const over = new AbortController();
  const late = pause(ms, undefined, { signal: over.signal }).then(() => {
    throw new Error(`It took longer than ${ms} ms`);
  });
  // Whichever comes second is nobody's any more.
  late.catch(() => undefined);
  running.catch(() => undefined);
  try {
    await Promise.race([running, late]);
  } finally {
    over.abort();
  }
}

function described(error: unknown, data: object) {
  const known = error instanceof Error ? error : new Error('Something that is no error was thrown');
  const code = 'code' in known ? String(known.code) : null;
  return {
    type: known.name,
    ...(code === null ? {} : { code }),
    message: withoutData(known.message, data),
    stack: withoutData(known.stack ?? '', data),
  };
}

// A message may quote what it was given, as PostgreSQL's do.
function withoutData(text: string, data: object): string {
  const values = Object.values(data).filter((value) => typeof value === 'string' && value !== '');
  return values.reduce((rest: string, value: string) => rest.replaceAll(value, '…'), text);
}
