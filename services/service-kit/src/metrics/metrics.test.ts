import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { freePort } from '../../testing/free-port.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testConfig } from '../../testing/test-keys.ts';
import { buildService, type ServiceOptions } from '../http/build-service.ts';
import { createLogger } from '../http/create-logger.ts';
import { openJobs } from '../jobs/open-jobs.ts';
import { jobsSchema } from '../jobs/jobs.ts';
import { openMetrics } from './metrics.ts';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

/** A service that answers one path with an id in it. */
function serviceWith(options: ServiceOptions = {}) {
  const metrics = openMetrics({ service: 'member' });
  const app = buildService({ name: 'member', config: testConfig('member'), metrics }, options);
  undo.push(() => app.close());
  app.get('/api/v1/things/:id', { config: { access: 'visitor' } }, async () => ({}));
  return { app, read: async () => (await metrics.read()).text };
}

/** The value of the sample that has these labels. */
const valueIn = (text: string, name: string, labels: Record<string, string>) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`))
    .find((line) =>
      Object.entries(labels).every(([key, value]) => line.includes(`${key}="${value}"`)),
    )
    ?.split(' ')
    .at(-1);

describe('/metrics', () => {
  it('counts answers by the pattern of their route, and shows no id', async () => {
    const { app, read } = serviceWith();
    await app.inject('/api/v1/things/secret-1');
    await app.inject('/nowhere/secret-2');
    const reply = await app.inject('/metrics');
    expect(reply.headers['content-type']).toContain('text/plain');
    const count = 'reset_http_request_duration_seconds_count';
    const route = '/api/v1/things/:id';
    expect(valueIn(reply.body, count, { route, method: 'GET', status: '401' })).toBe('1');
    expect(valueIn(reply.body, count, { route: 'unknown', status: '404' })).toBe('1');
    // Nobody waits for what machines ask.
    expect(await read()).not.toMatch(/secret|route="\/metrics"/);
  });

  it('is where /readyz is, and never on everybody’s port', async () => {
    const own = await freePort();
    const { app } = serviceWith({ readinessPort: own });
    await app.ready();
    expect((await app.inject('/metrics')).statusCode).toBe(404);
    expect((await app.readiness?.app.inject('/metrics'))?.statusCode).toBe(200);
    const hidden = serviceWith({ hidesReadiness: true });
    expect((await hidden.app.inject('/metrics')).statusCode).toBe(404);
  });
});

describe('metrics', () => {
  it('count lines of the log from warn on by their names, and what libraries say as other', async () => {
    const metrics = openMetrics({ service: 'member' });
    const log = createLogger(
      { name: 'member', level: 'fatal', logged: metrics.logged },
      { write: () => undefined },
    );
    log.level = 'info';
    log.info('person.came');
    log.warn({ queue: 'mails' }, 'job.failed');
    log.error({ err: new Error('for hazel@example.com') }, 'money.problem_found');
    log.error('Something about hazel@example.com');
    log.error(new Error('hazel@example.com'));
    const { text } = await metrics.read();
    const counted = text.matchAll(/^reset_log_events_total\{.*event="([^"]*)".*\} ([1-9]\d*)$/gm);
    expect([...counted].map(([, event, times]) => [event, times]).toSorted()).toEqual([
      ['fault.thrown', '1'],
      ['job.failed', '1'],
      ['money.problem_found', '1'],
      ['other', '1'],
    ]);
    expect(text).not.toContain('hazel');
  });

  it('tell connections and jobs, and nothing of jobs while there are none', async () => {
    const { database, url, drop } = await testDatabase();
    undo.push(drop);
    const metrics = openMetrics({ service: 'member', database });
    const read = async () => (await metrics.read()).text;
    const waitedFor = { state: 'waited_for', service: 'member' };
    expect(valueIn(await read(), 'reset_database_connections', waitedFor)).toBe('0');
    expect(await read()).not.toContain('reset_jobs{');
    await database.raw(`CREATE SCHEMA ${jobsSchema('member')}`);
    const log = createLogger({ name: 'member', level: 'silent' });
    const jobs = openJobs({ databaseUrl: url, service: 'member', log });
    undo.push(() => jobs.stop());
    jobs.register('mails', async () => undefined);
    jobs.start();
    const queued = async (queue: string) =>
      valueIn(await read(), 'reset_jobs', { queue, state: 'queued' });
    await eventually(async () => expect(await queued('mails')).toBe('0'));
    expect(await queued('mails.dead')).toBe('0');
  });
});
