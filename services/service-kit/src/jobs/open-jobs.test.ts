import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { slowness } from '../../testing/slowness.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { newId } from '../new-id.ts';
import { createLogger } from '../http/create-logger.ts';
import { jobsSchema, type Jobs } from './jobs.ts';
import { openJobs } from './open-jobs.ts';

let test: TestDatabase;
let opened: Jobs[] = [];
const lines: string[] = [];
const log = createLogger(
  { name: 'public', level: 'warn' },
  { write: (line: string) => void lines.push(line) },
);

beforeAll(async () => {
  test = await testDatabase();
  await test.database.raw(`CREATE SCHEMA ${jobsSchema('public')}`);
  await test.database.schema.createTable('note', (table) => table.text('id').primary());
});

afterEach(async () => {
  await Promise.all(opened.map((jobs) => jobs.stop()));
  opened = [];
});

afterAll(() => test.drop());

function open(tries?: number): Jobs {
  const jobs = openJobs({
    databaseUrl: test.url,
    service: 'public',
    log,
    ...(tries === undefined ? {} : { tries }),
  });
  opened.push(jobs);
  return jobs;
}

/** Jobs whose handler writes down what it was given. */
function openNoting(queue: string) {
  const done: { id: string; data: object }[] = [];
  const jobs = open();
  jobs.register(queue, async (data, { id }) => {
    done.push({ id, data });
  });
  jobs.start();
  return { jobs, done };
}

describe('add', () => {
  it('has the job done when the transaction is committed, with an id of its own', async () => {
    const { jobs, done } = openNoting('notes');
    await test.database.transaction(async (transaction) => {
      await jobs.add(transaction, 'notes', { sign_up_id: 'one', 'what?': ['a', null] });
      await jobs.add(transaction, 'notes', { sign_up_id: 'two' });
    });
    await eventually(() => done.length === 2);
    expect(done.map(({ data }) => data)).toEqual(
      expect.arrayContaining([{ sign_up_id: 'one', 'what?': ['a', null] }, { sign_up_id: 'two' }]),
    );
    expect(new Set(done.map(({ id }) => id)).size).toBe(2);
  });

  it('forgets the job with a transaction that is rolled back', async () => {
    const { jobs, done } = openNoting('rolled-back');
    const failing = test.database.transaction(async (transaction) => {
      await transaction('note').insert({ id: newId() });
      await jobs.add(transaction, 'rolled-back', { sign_up_id: 'never' });
      throw new Error('The change was refused');
    });
    await expect(failing).rejects.toThrow('The change was refused');
    await jobs.add(test.database, 'rolled-back', { sign_up_id: 'after' });
    await eventually(() => done.length > 0);
    expect(done.map(({ data }) => data)).toEqual([{ sign_up_id: 'after' }]);
  });

  it('wakes the worker of its own process at once', async () => {
    const { jobs, done } = openNoting('at-once');
    await jobs.add(test.database, 'at-once', {});
    await eventually(() => done.length === 1);
    const took: number[] = [];
    for (let count = 2; count <= 10; count += 1) {
      const from = performance.now();
      await jobs.add(test.database, 'at-once', {});
      await eventually(() => done.length === count);
      took.push(performance.now() - from);
    }
    // Polling alone would take a quarter of a second on the average.
    expect(took.toSorted((a, b) => a - b)[4]).toBeLessThan(200 * slowness());
  });

  it('refuses a queue that nobody works', async () => {
    const { jobs } = openNoting('known');
    await expect(jobs.add(test.database, 'unknown', {})).rejects.toThrow('unknown');
  });
});

describe('a job that fails', () => {
  it('is tried again with the same id, and logged without its data', async () => {
    const jobs = open();
    const ids: string[] = [];
    jobs.register<{ email: string }>('failing-once', async ({ email }, { id }) => {
      ids.push(id);
      if (ids.length === 1) throw new Error(`No such box: ${email}`);
    });
    jobs.start();
    await jobs.add(test.database, 'failing-once', { email: 'rosa.marin@example.com' });
    await eventually(() => ids.length === 2);
    expect(ids[1]).toBe(ids[0]);
    const said = lines.filter((line) => line.includes('failing-once')).join('');
    expect(said).toContain('open-jobs.test');
    expect(said).not.toContain('rosa.marin');
    const stored = await test.database.raw('SELECT output::text FROM public_jobs.job');
    expect(JSON.stringify(stored.rows)).not.toContain('rosa.marin');
  });

  it('goes to the dead letters in the end, while the others of its queue are done', async () => {
    const jobs = open(2);
    const done: number[] = [];
    let poisoned = 0;
    jobs.register<{ number: number }>('poisoned', async ({ number }) => {
      if (number === 0) {
        poisoned += 1;
        throw new Error('Poison');
      }
      done.push(number);
    });
    jobs.start();
    for (let number = 0; number < 25; number += 1) {
      await jobs.add(test.database, 'poisoned', { number });
    }
    await eventually(() => done.length === 24);
    const dead = await eventually(async () => {
      const { rows } = await test.database.raw(
        `SELECT data FROM public_jobs.job WHERE name = 'poisoned.dead'`,
      );
      return rows.length > 0 && rows;
    });
    expect(dead).toEqual([{ data: { number: 0 } }]);
    expect(poisoned).toBe(2);
    expect(lines.some((line) => line.includes('job.failed_for_good'))).toBe(true);
  });
});

describe('a queue that a release and the one before it both work', () => {
  it('has each job done by one of them', async () => {
    const both = [openNoting('shared'), openNoting('shared')];
    const done = () => both.flatMap((one) => one.done.map(({ id }) => id));
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) =>
        both[index % 2]?.jobs.add(test.database, 'shared', {}),
      ),
    );
    await eventually(() => done().length >= 60, 30_000);
    await both[0]?.jobs.stop();
    expect(new Set(done()).size).toBe(60);
    expect(done()).toHaveLength(60);
    expect(both.every((one) => one.done.length > 0)).toBe(true);
  });
});

describe('the bounds of a queue', () => {
  it('are how many of its jobs run at the same time', async () => {
    const jobs = open();
    const runs = { now: 0, most: 0, done: 0 };
    const handler = async () => {
      runs.now += 1;
      runs.most = Math.max(runs.most, runs.now);
      await new Promise((resolve) => setTimeout(resolve, 20));
      runs.now -= 1;
      runs.done += 1;
    };
    jobs.register('one-by-one', handler, { concurrency: 1 });
    jobs.start();
    for (let count = 0; count < 5; count += 1) await jobs.add(test.database, 'one-by-one', {});
    await eventually(() => runs.done === 5, 30_000);
    expect(runs.most).toBe(1);
  });

  it('are how long one may take, for its handler and for its record', async () => {
    const jobs = open(1);
    jobs.register('too-long', () => new Promise(() => undefined), { maxRunMs: 1_000 });
    jobs.start();
    await jobs.add(test.database, 'too-long', {});
    await eventually(
      () => lines.some((line) => line.includes('"queue":"too-long"') && line.includes('ETIMEDOUT')),
      30_000,
    );
    const { rows } = await test.database.raw(
      `SELECT expire_seconds FROM public_jobs.queue WHERE name = 'too-long'`,
    );
    expect(rows).toEqual([{ expire_seconds: 2 }]);
  });
});

describe('stop', () => {
  it('lets what runs come to its end', async () => {
    const jobs = open();
    const { promise: began, resolve: begin } = Promise.withResolvers<void>();
    let ended = 0;
    jobs.register('slow', async () => {
      begin();
      await new Promise((resolve) => setTimeout(resolve, 300));
      ended += 1;
    });
    jobs.start();
    await jobs.add(test.database, 'slow', {});
    await began;
    await jobs.stop();
    expect(ended).toBe(1);
    const { rows } = await test.database.raw(
      `SELECT state FROM public_jobs.job WHERE name = 'slow'`,
    );
    expect(rows).toEqual([{ state: 'completed' }]);
  });

  it('ends soon what could never start', async () => {
    const jobs = openJobs({ databaseUrl: 'postgres://127.0.0.1:1/none', service: 'public', log });
    jobs.start();
    await expect(jobs.add(test.database, 'any', {})).rejects.toThrow('The jobs have not started');
    await jobs.stop();
    expect(lines.some((line) => line.includes('jobs.start_failed'))).toBe(true);
  });
});
