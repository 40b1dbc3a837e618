import { describe, expect, it } from '@jest/globals';
import { createLogger } from '../http/create-logger.ts';
import type { JobHandler } from './jobs.ts';
import { runJob } from './run-job.ts';

function run(handler: JobHandler<object>, job: { retryCount?: number; data?: object } = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = createLogger(
    { name: 'public', level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  const result = runJob({ id: 'job-1', name: 'mails', data: {}, retryCount: 0, ...job }, handler, {
    log,
    tries: 3,
    maxRunMs: 50,
  });
  return { lines, result };
}

const failing =
  (error: Error): JobHandler<object> =>
  () =>
    Promise.reject(error);

describe('runJob', () => {
  it('hands the data and the id on', async () => {
    const given: unknown[] = [];
    const { result, lines } = run(async (...told) => void given.push(...told), { data: { a: 1 } });
    expect(await result).toEqual({ id: 'job-1', status: 'completed' });
    expect(given).toEqual([{ a: 1 }, { id: 'job-1' }]);
    expect(lines).toEqual([]);
  });

  it('fails a job that takes too long', async () => {
    const { result, lines } = run(() => new Promise(() => undefined));
    expect(await result).toMatchObject({ status: 'failed' });
    expect(lines).toMatchObject([{ msg: 'job.failed', err: { code: 'ETIMEDOUT' } }]);
  });

  it('warns while it is tried again, and says when it was the last time', async () => {
    const early = run(failing(new Error('No')), { retryCount: 1 });
    await early.result;
    expect(early.lines).toMatchObject([{ level: 40, queue: 'mails', tries: 2 }]);
    const last = run(failing(new Error('No')), { retryCount: 2 });
    await last.result;
    expect(last.lines).toMatchObject([{ level: 50, tries: 3 }]);
  });

  it('logs and keeps nothing of what the job was about', async () => {
    const error = Object.assign(new Error('Key (email)=(rosa@example.com) is taken'), {
      code: '23505',
      detail: 'rosa@example.com',
    });
    const { result, lines } = run(failing(error), { data: { email: 'rosa@example.com' } });
    expect(await result).toEqual({ id: 'job-1', status: 'failed', output: { type: 'Error' } });
    expect(JSON.stringify(lines)).not.toContain('rosa@example.com');
    expect(lines).toMatchObject([{ err: { type: 'Error', code: '23505' } }]);
  });
});
