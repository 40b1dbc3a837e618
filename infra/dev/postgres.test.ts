import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { passwordFile } from './postgres/initialise-cluster.ts';
import { startPostgres } from './postgres.ts';
import { isAlive } from './processes/process-facts.ts';

const folder = await mkdtemp('/tmp/reset-postgres-test-');
const dataDir = `${folder}-data`;
const options = { dataDir, port: 0, log: join(folder, 'postgres.log') };

afterAll(async () => {
  const server = await startPostgres(options);
  await server.stop();
  for (const path of [folder, dataDir]) await rm(path, { recursive: true, force: true });
});

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

describe('startPostgres', () => {
  it('makes a cluster in UTF-8 that listens on the loopback address alone', async () => {
    const { url } = await startPostgres(options);
    const [settings] = await query(
      url,
      `SELECT current_setting('server_encoding') AS encoding,
              current_setting('listen_addresses') AS addresses,
              (SELECT datlocale FROM pg_database WHERE datname = current_database()) AS locale`,
    );
    expect(settings).toEqual({ encoding: 'UTF8', addresses: '127.0.0.1', locale: 'C.UTF-8' });
  });

  it('lets nobody in without the password, which only its owner can read', async () => {
    const { url } = await startPostgres(options);
    const wrong = url.replace(/:[^:@]+@/, ':wrong@');
    await expect(query(wrong, 'SELECT 1')).rejects.toThrow('password authentication failed');
    expect((await stat(passwordFile(dataDir))).mode & 0o777).toBe(0o600);
    expect(await readFile(passwordFile(dataDir), 'utf8')).toHaveLength(32);
  });

  it('uses a running server of ours again', async () => {
    const first = await startPostgres(options);
    const second = await startPostgres(options);
    expect(second.pid).toBe(first.pid);
    expect(second.url).toBe(first.url);
  });

  it('is back after a kill -9 with what was committed', async () => {
    const killed = await startPostgres(options);
    await query(killed.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    process.kill(killed.pid, 'SIGKILL');
    const next = await startPostgres(options);
    expect(next.pid).not.toBe(killed.pid);
    expect(await query(next.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('stops with its sessions open', async () => {
    const server = await startPostgres(options);
    const client = new pg.Client({ connectionString: server.url });
    client.on('error', () => {});
    await client.connect();
    await server.stop();
    expect(isAlive(server.pid)).toBe(false);
  });
});
