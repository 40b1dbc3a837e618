import type { FastifyBaseLogger } from 'fastify';
import type { Job, JobResult } from 'pg-boss';
import { failpoint } from '../failpoints/failpoint.ts';
import { loggedError } from '../http/logged-error.ts';
import { inJobSpan, traceBindings } from '../tracing/spans.ts';
import { takeCause } from './job-cause.ts';
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
  const { id, name: queue, retryCount } = job;
  const { cause, data } = takeCause(job.data);
  let traced = {};
  try {
    await inJobSpan(`process ${queue}`, cause, () => {
      traced = traceBindings();
      return within(handler(data, { id }), maxRunMs);
    });
    failpoint('job.before_acknowledged');
    return { id, status: 'completed' };
  } catch (error) {
    const line = { queue, job_id: id, ...traced, tries: retryCount + 1, err: error };
    if (retryCount + 1 < tries) log.warn(line, 'job.failed');
    else log.error(line, 'job.failed_for_good');
    return { id, status: 'failed', output: { type: loggedError(error).type } };
  }
}

async function within(running: Promise<void>, ms: number): Promise<void> {
  const late = AbortSignal.timeout(ms);
  const { promise, reject } = Promise.withResolvers<never>();
  const timedOut = () =>
    Object.assign(new Error(`It took longer than ${ms} ms`), { code: 'ETIMEDOUT' });
  late.addEventListener('abort', () => reject(timedOut()));
  await Promise.race([running, promise]);
}
