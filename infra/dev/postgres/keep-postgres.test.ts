import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { buildService, jobsSchema, openDatabase, openKitContext } from '@reset/service-kit';
import { eventually, testConfig } from '@reset/service-kit/testing';
import { findRunningServer } from './running-server.ts';
import { keepPostgres } from './keep-postgres.ts';

const folder = await mkdtemp('/tmp/reset-kept-postgres-');
const dataDir = `${folder}-data`;
const options = { dataDir, port: 0, log: join(folder, 'postgres.log') };
afterAll(async () => {
  for (const path of [folder, dataDir]) await rm(path, { recursive: true, force: true });
});

const processOf = async () => (await findRunningServer(dataDir))?.pid ?? 0;

describe('keepPostgres', () => {
  it('starts a server again that was killed, says so, and a service goes on by itself', async () => {
    const said: string[] = [];
    const server = await keepPostgres(options, (line) => said.push(line));
    const service = await startService(server.url);
    try {
      await eventually(() => service.write('before'));
      await eventually(() => expect(service.done).toEqual(['before']));
      for (const round of [1, 2]) {
        const killed = await processOf();
        process.kill(killed, 'SIGKILL');
        await eventually(() => expect(said).toHaveLength(2 * round));
        expect(await processOf()).not.toBe(killed);
        await eventually(() => service.isReady());
        await eventually(() => service.write(`after ${round}`));
      }
      expect(await service.read()).toEqual(['after 1', 'after 2', 'before']);
      await eventually(() => expect(service.done).toEqual(['before', 'after 1', 'after 2']));
      expect(said[0]).toContain(`PostgreSQL ended, starting it again; its log is ${options.log}`);
      expect(said[1]).toMatch(/^PostgreSQL is back \(\d+\.\d s\)$/);
    } finally {
      await service.stop();
      await server.stop();
    }
  });

  it('leaves nothing running when it is stopped, not even right after a kill', async () => {
    const server = await keepPostgres(options, () => undefined);
    process.kill(await processOf(), 'SIGKILL');
    await server.stop();
    expect(await findRunningServer(dataDir)).toBeNull();
  });
});

/** A service as all are, with a table and a queue; it notes what its jobs were about. */
async function startService(url: string) {
  const owner = openDatabase(url, { max: 1 });
  await owner.raw(`CREATE SCHEMA ${jobsSchema('public')}`);
  await owner.schema.createTable('note', (table) => table.text('id').primary());
  await owner.destroy();

  const context = openKitContext('public', { ...testConfig('public'), DATABASE_URL: url });
  const { database, jobs, resources } = context;
  const done: string[] = [];
  jobs.register<{ id: string }>('note', async ({ id }) => void done.push(id));
  const app = buildService(context);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    done,
    isReady: async () => (await fetch(`${address}/readyz`)).ok,
    write: async (id: string) => {
      await database.transaction(async (transaction) => {
        await transaction('note').insert({ id });
        await jobs.add(transaction, 'note', { id });
      });
      return true;
    },
    read: () => database('note').orderBy('id').pluck<string[]>('id'),
    stop: async () => {
      await app.close();
      await resources.disposeAsync();
    },
  };
}
