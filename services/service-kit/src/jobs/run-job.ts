import type { FastifyBaseLogger } from 'fastify';
import type { Job, JobResult } from 'pg-boss';
import { failpoint } from '../failpoints/failpoint.ts';
import type { JobHandler } from './jobs.ts';
import { MAX_RUN_MS } from './queue-settings.ts';

type Settings = { log: FastifyBaseLogger; tries: number; maxRunMs?: number };

/**
 * Runs one handler and says how it went. It never throws: a job that fails takes none
 * of those beside it along. The log and the job's record learn what failed, and
 * nothing of what the job was about.
 */
export async function runJob(
  job: Pick<Job, 'id' | 'name' | 'data' | 'retryCount'>,
  handler: JobHandler<object>,
  { log, tries, maxRunMs = MAX_RUN_MS }: Settings,
): Promise<JobResult> {
  const { id, name: queue, data, retryCount } = job;
  try {
    await within(handler(data, { id }), maxRunMs);
    failpoint('job.before_acknowledged');
    return { id, status: 'completed' };
  } catch (error) {
    // Not `err`: the logger would take it for the error itself, with all that it carries.
    const failure = described(error, data);
    const line = { queue, job_id: id, tries: retryCount + 1, failure };
    if (retryCount + 1 < tries) log.warn(line, 'job.failed');
    else log.error(line, 'job.failed_for_good');
    return { id, status: 'failed', output: { type: failure.type } };
  }
}

async function within(running: Promise<void>, ms: number): Promise<void> {
  const late = AbortSignal.timeout(ms);
  const { promise, reject } = Promise.withResolvers<never>();
  late.addEventListener('abort', () => reject(new Error(`It took longer than ${ms} ms`)));
  await Promise.race([running, promise]);
}

function described(error: unknown, data: object | null) {
  const known = error instanceof Error ? error : new Error('Something that is no error was thrown');
  const code = 'code' in known ? String(known.code) : null;
  return {
    type: known.name,
    ...(code === null ? {} : { code }),
    message: withoutData(known.message, data),
    stack: withoutData(known.stack ?? '', data),
  };
}

// A message may quote what it was given, as PostgreSQL's do. The run of a schedule is given nothing.
function withoutData(text: string, data: object | null): string {
  const values = Object.values(data ?? {}).filter(
    (value) => typeof value === 'string' && value !== '',
  );
  return values.reduce((rest: string, value: string) => rest.replaceAll(value, '…'), text);
}
