import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createLogger, jobsSchema, openJobs } from '@reset/service-kit';
import { testDatabase } from '@reset/service-kit/testing';
import { expect, it } from '@jest/globals';
import { openProxy } from './tcp-proxy.ts';

const LIMIT_MS = 25_000;

it('jobs go on after all of their connections are half open', async () => {
  const test = await testDatabase(await mkdtemp(join(tmpdir(), 'no-migrations-')));
  await test.database.raw(`CREATE SCHEMA ${jobsSchema('public')}`);
  const url = new URL(test.url);
  const targetPort = Number(url.port);
  const proxy = await openProxy({ targetPort: () => targetPort });
  url.port = String(proxy.port);
  const log = createLogger({ name: 'half-open', level: 'silent' });
  const jobs = openJobs({ databaseUrl: url.href, service: 'public', log });
  const done: object[] = [];
  const isDone = async (count: number) => {
    const deadline = performance.now() + LIMIT_MS;
    while (done.length < count && performance.now() < deadline) await pause(50);
    return done.length === count;
  };
  try {
    jobs.register('notes', async (note) => void done.push(note));
    jobs.start();
    await jobs.add(test.database, 'notes', { note: 'before' });
    expect(await isDone(1)).toBe(true);
    expect(proxy.blackHole()).toBeGreaterThan(0);
    await jobs.add(test.database, 'notes', { note: 'after' });
    expect(await isDone(2)).toBe(true);
    expect(done).toEqual([{ note: 'before' }, { note: 'after' }]);
  } finally {
    proxy.heal();
    await jobs.stop();
    await proxy.close();
    await test.drop();
  }
});
