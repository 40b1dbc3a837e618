import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
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
});
afterEach(async () => {
  await Promise.all(opened.map((jobs) => jobs.stop()));
  opened = [];
  lines.length = 0;
});
afterAll(() => test.drop());

/** None comes due while a test runs: what runs was begun by the test. */
const EVERY_YEAR = '0 0 1 1 *';

/** A process that has these schedules and counts their runs. */
function start(schedules: Record<string, () => Promise<void>>): Record<string, number> {
  return open(schedules).runs;
}

function open(schedules: Record<string, () => Promise<void>>) {
  const runs: Record<string, number> = {};
  const jobs = openJobs({ databaseUrl: test.url, service: 'public', log });
  for (const [name, handler] of Object.entries(schedules)) {
    runs[name] = 0;
    jobs.schedule(name, EVERY_YEAR, async () => {
      runs[name] = (runs[name] ?? 0) + 1;
      await handler();
    });
  }
  opened.push(jobs);
  jobs.start();
  return { jobs, runs };
}

const stored = () =>
  test
    .database(`${jobsSchema('public')}.schedule`)
    .orderBy('name')
    .select('name', 'cron');
const done = async () => undefined;
/** Whether all runs are over and known to be: what still runs is not run once more. */
const allEnded = async () => {
  const { rows } = await test.database.raw(
    `SELECT name FROM ${jobsSchema('public')}.job WHERE state IN ('created', 'active')`,
  );
  return rows.length === 0;
};

describe('a schedule', () => {
  it('runs when the service starts, and is stored with its times', async () => {
    const runs = start({ 'look-after': done });
    await eventually(() => runs['look-after'] === 1);
    expect(await stored()).toEqual([{ name: 'look-after', cron: EVERY_YEAR }]);
  });

  it('runs when all are to run now, before their times', async () => {
    const { jobs, runs } = open({ 'look-after': done, another: done });
    await eventually(() => runs['look-after'] === 1 && runs['another'] === 1);
    await eventually(allEnded);
    await jobs.runSchedules();
    await eventually(() => expect(runs).toEqual({ 'look-after': 2, another: 2 }));
  });

  it('is logged when it fails, and keeps no other from running', async () => {
    const failing = async () => {
      throw new Error('The database is away');
    };
    const runs = start({ failing, 'look-after': done });
    await eventually(() => lines.length > 0 && runs['look-after'] === 1);
    expect(lines.join('')).toContain('at failing (');
    expect(runs['failing']).toBe(1);
  });

  it('of an earlier release runs no longer', async () => {
    const runs = start({ 'look-after': done });
    await eventually(() => runs['look-after'] === 1);
    await Promise.all(opened.map((jobs) => jobs.stop()));
    const later = start({ another: done });
    await eventually(() => later['another'] === 1);
    expect(await stored()).toEqual([{ name: 'another', cron: EVERY_YEAR }]);
  });

  it('never runs twice at the same time, while a release and the one before it both have it', async () => {
    let running = 0;
    let most = 0;
    const handler = async () => {
      running += 1;
      most = Math.max(most, running);
      await pause(200);
      running -= 1;
    };
    const both = [open({ 'look-after': handler }), open({ 'look-after': handler })];
    const total = () => both.reduce((sum, { runs }) => sum + (runs['look-after'] ?? 0), 0);
    await eventually(() => total() > 0);
    // While one of them runs, neither begins it once more.
    await Promise.all(both.map(({ jobs }) => jobs.runSchedules()));
    await eventually(() => running === 0);
    expect(most).toBe(1);
  });
});
