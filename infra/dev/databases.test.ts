import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase } from './databases/create-database.ts';
import { withClient } from './databases/with-client.ts';
import { prepareDatabases } from './databases.ts';
import { startPostgres, type Postgres } from './postgres.ts';

const folder = await mkdtemp('/tmp/reset-databases-test-');
const dataDir = `${folder}-data`;
const PASSWORD = 'only-in-this-test';
let server: Postgres;

beforeAll(async () => {
  server = await startPostgres({ dataDir, port: 0, log: join(folder, 'log'), isDurable: false });
  for (const name of ['public', 'member']) {
    const migrations = join(folder, name, 'migrations');
    await mkdir(migrations, { recursive: true });
    await writeFile(
      join(migrations, '1_create_note.ts'),
      `export const up = (knex) => knex.schema.createTable('note', (table) => table.text('text'));`,
    );
  }
});

afterAll(async () => {
  await server.stop();
  for (const path of [folder, dataDir]) await rm(path, { recursive: true, force: true });
});

const services = ['public', 'member'].map((name) => ({
  name,
  password: PASSWORD,
  db: join(folder, name),
}));

const run = (url: string | undefined, statement: string) =>
  withClient(url ?? '', async (client) => (await client.query(statement)).rows as unknown[]);

describe('prepareDatabases', () => {
  it("migrates each service's schema as its own role", async () => {
    const urls = await prepareDatabases(await createDatabase(server.url, 'one'), services);
    const owners = `SELECT schemaname, tableowner FROM pg_tables WHERE tablename = 'note' ORDER BY 1`;
    expect(await run(urls.get('member'), owners)).toEqual([
      { schemaname: 'member', tableowner: 'one_member' },
      { schemaname: 'public', tableowner: 'one_public' },
    ]);
    await run(urls.get('member'), `INSERT INTO note VALUES ('mine')`);
    expect(await run(urls.get('public'), 'SELECT * FROM note')).toEqual([]);
  });

  it("keeps a service out of another's tables", async () => {
    const urls = await prepareDatabases(await createDatabase(server.url, 'two'), services);
    for (const [service, other] of [
      ['member', 'public'],
      ['public', 'member'],
    ] as const) {
      for (const statement of [
        `SELECT * FROM ${other}.note`,
        `INSERT INTO ${other}.note VALUES ('x')`,
        `CREATE TABLE ${other}.mine ()`,
        `CREATE TABLE ${other}_jobs.mine ()`,
        `SET ROLE two_${other}`,
        'CREATE SCHEMA another',
      ]) {
        await expect(run(urls.get(service), statement)).rejects.toThrow('permission denied');
      }
    }
  });

  it('gives each service a second schema for its jobs', async () => {
    const urls = await prepareDatabases(await createDatabase(server.url, 'jobs'), services);
    await run(urls.get('public'), 'CREATE TABLE public_jobs.mine (id integer)');
    expect(await run(urls.get('public'), 'SELECT * FROM public_jobs.mine')).toEqual([]);
  });

  it('can be run again, and changes a password that is new', async () => {
    const url = await createDatabase(server.url, 'three');
    await prepareDatabases(url, services);
    const renewed = services.map((service) => ({ ...service, password: 'changed' }));
    const urls = await prepareDatabases(url, renewed);
    expect(await run(urls.get('member'), 'SELECT current_user AS role')).toEqual([
      { role: 'three_member' },
    ]);
  });

  it('serves two databases of one server, neither entering the other', async () => {
    const first = await prepareDatabases(await createDatabase(server.url, 'four'), services);
    await prepareDatabases(await createDatabase(server.url, 'five'), services);
    const elsewhere = new URL(first.get('member') ?? '');
    elsewhere.pathname = '/five';
    await expect(run(elsewhere.href, 'SELECT 1')).rejects.toThrow('permission denied for database');
  });

  it('is content with a role that is no superuser', async () => {
    await run(server.url, `CREATE ROLE owner LOGIN CREATEROLE PASSWORD '${PASSWORD}'`);
    await run(server.url, 'CREATE DATABASE six OWNER owner');
    const url = new URL(server.url);
    Object.assign(url, { username: 'owner', password: PASSWORD, pathname: '/six' });
    for (const _again of [1, 2]) {
      const urls = await prepareDatabases(url.href, services);
      expect(await run(urls.get('public'), 'SELECT * FROM note')).toEqual([]);
    }
  });
});
