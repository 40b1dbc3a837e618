import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobsSchema } from '@reset/service-kit';
import { asCaller, eventually, startProviderSandbox } from '@reset/service-kit/testing';
import { memberDatabase } from './db.ts';
import { startScriptedProvider } from './scripted-provider.ts';
import { serviceProcesses } from './service-process.ts';

const PRELOAD = import.meta.resolve('@reset/service-kit/testing/moved-time.mjs');
const READY_MS = 60_000;

/** The service's own process with the provider sandbox, both at a time that the test chooses. */
export type MovedService = Awaited<ReturnType<typeof startMovedService>>;

/** @param name of everybody whom it asks the public service for */
export async function startMovedService(name: { first_name: string; last_name: string }) {
  const processes = serviceProcesses();
  const [{ database, url: databaseUrl, drop }, sandbox, names, folder] = await Promise.all([
    memberDatabase(),
    startProviderSandbox(),
    startScriptedProvider(),
    mkdtemp(join(tmpdir(), 'reset-moved-')),
  ]);
  await database.raw(`CREATE SCHEMA ${jobsSchema('member')}`);
  names.answer(() => ({ body: name }));
  const ahead = join(folder, 'ahead');

  /** Starts a process, which ends at that place; one that lives for null. */
  async function start(failpoint: string | null) {
    const { child, url, ended } = await processes.start(databaseUrl, {
      PUBLIC_URL: names.url,
      SYNCTERA_URL: `${sandbox.url}/synctera`,
      SYNCTERA_API_KEY: 'sandbox',
      APRIL_URL: `${sandbox.url}/april`,
      APRIL_API_KEY: 'sandbox',
      NODE_OPTIONS: `--import=${PRELOAD}`,
      MOVED_TIME: ahead,
      ...(failpoint === null ? {} : { FAILPOINT: failpoint }),
    });
    const stop = async () => {
      child.kill('SIGTERM');
      await ended;
    };
    return { url, ended, stop };
  }

  const moveTo = async (instant: number): Promise<void> => {
    const offset_ms = instant - Date.now();
    await writeFile(ahead, String(offset_ms));
    const reply = await fetch(`${sandbox.url}/clock`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ offset_ms }),
    });
    if (!reply.ok) throw new Error(`The sandbox's clock was answered with ${reply.status}.`);
  };
  // Who calls the service proves herself by the time that it really is.
  await moveTo(Date.now());

  return {
    database,
    sandbox,
    start,
    /** For the service and the providers alike, from the next process on. */
    moveTo,
    /** A call of the operator; the time was not moved yet. */
    async put(url: string, path: string, body: object): Promise<void> {
      await eventually(async () => {
        if (!(await fetch(`${url}/readyz`)).ok) throw new Error('It is not ready.');
      }, READY_MS);
      const reply = await fetch(`${url}/internal/members/${path}`, {
        method: 'PUT',
        headers: {
          ...asCaller('operator', { audience: 'member' }),
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      });
      if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}.`);
    },
    /**
     * Kills the service at that place. What it was at waits again: it would be taken over after a
     * minute, which killed-limits.test.ts waits for.
     * @returns the signal that ended it
     */
    async killAt(place: string): Promise<string> {
      const signal = await (await start(place)).ended;
      await database(`${jobsSchema('member')}.job`)
        .where({ state: 'active' })
        .update({ state: 'created', started_on: null });
      return signal;
    },
    async stop(): Promise<void> {
      processes.kill();
      await Promise.all([names.stop(), sandbox.stop()]);
      await drop();
      await rm(folder, { recursive: true });
    },
  };
}
