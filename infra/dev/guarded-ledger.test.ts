import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase } from './databases/create-database.ts';
import { withClient } from './databases/with-client.ts';
import { prepareDatabases } from './databases.ts';
import { startPostgres, type Postgres } from './postgres.ts';
import { findServices } from './services.ts';

/* The ledger as it is set up for a start: what the member service itself may do there. */

const folder = await mkdtemp('/tmp/reset-guarded-test-');
const dataDir = `${folder}-data`;
const MEMBER = '019aa1b2-0000-7000-8000-000000000001';
const DEPOSIT = {
  id: '019aa1b2-0000-7000-8000-00000000000a',
  amount: 500,
  code: 301,
  kind: 'single',
  group_id: '019aa1b2-0000-7000-8000-00000000000b',
  occurred_at: '2026-11-20T20:00:00Z',
  effective_on: '2026-11-20',
  actor: 'issuer',
};
let deposit: string;
let server: Postgres;
let adminUrl: string;
let memberUrl: string;

beforeAll(async () => {
  server = await startPostgres({ dataDir, port: 0, log: join(folder, 'log'), isDurable: false });
  adminUrl = await createDatabase(server.url, 'one');
  const root = join(import.meta.dirname, '../..');
  const services = findServices(root).flatMap(({ name, db, guarded }) =>
    name === 'member' && db ? [{ name, password: 'only-in-this-test', db, guarded }] : [],
  );
  memberUrl = (await prepareDatabases(adminUrl, services)).get('member') ?? '';
  await run(memberUrl, `SELECT ledger.open_member('${MEMBER}')`);
  const accountOf = async (code: number) => {
    const rows = await run(memberUrl, `SELECT id::text FROM ledger.account WHERE code = ${code}`);
    return (rows as { id: string }[])[0]?.id;
  };
  const [debit, credit] = [await accountOf(1020), await accountOf(2010)];
  deposit = JSON.stringify([{ ...DEPOSIT, debit, credit }]);
  await run(memberUrl, `SELECT ledger.post('${deposit}')`);
});

afterAll(async () => {
  await server.stop();
  for (const path of [folder, dataDir]) await rm(path, { recursive: true, force: true });
});

const run = (url: string, statement: string) =>
  withClient(url, async (client) => (await client.query(statement)).rows as object[]);

const TABLES = [
  'account',
  'chart',
  'hold',
  'migration',
  'migration_lock',
  'sql_file',
  'transfer',
  'transfer_code',
];

describe("the member service's role", () => {
  it('sees every table of the ledger, and these are all', async () => {
    const tables = await run(
      memberUrl,
      `SELECT tablename FROM pg_tables WHERE schemaname = 'ledger' ORDER BY 1`,
    );
    expect(tables).toEqual(TABLES.map((tablename) => ({ tablename })));
    for (const table of TABLES) await run(memberUrl, `SELECT * FROM ledger.${table}`);
  });

  it.each(TABLES)('writes nothing into %s and changes nothing of it', async (table) => {
    const [column] = (await run(
      memberUrl,
      `SELECT column_name AS name FROM information_schema.columns
        WHERE table_schema = 'ledger' AND table_name = '${table}' ORDER BY ordinal_position DESC LIMIT 1`,
    )) as { name: string }[];
    for (const statement of [
      `INSERT INTO ledger.${table} DEFAULT VALUES`,
      `UPDATE ledger.${table} SET ${column?.name} = ${column?.name}`,
      `DELETE FROM ledger.${table}`,
      `DELETE FROM ledger.${table} WHERE false`,
      `TRUNCATE ledger.${table} CASCADE`,
      `SELECT * FROM ledger.${table} FOR UPDATE`,
    ]) {
      await expect(run(memberUrl, statement)).rejects.toThrow('permission denied');
    }
    for (const statement of [
      `ALTER TABLE ledger.${table} DISABLE TRIGGER ALL`,
      `ALTER TABLE ledger.${table} ADD COLUMN more text`,
      `DROP TABLE ledger.${table} CASCADE`,
    ]) {
      await expect(run(memberUrl, statement)).rejects.toThrow('must be owner');
    }
  });

  it('makes, changes and borrows nothing there', async () => {
    for (const statement of [
      'SET ROLE one_ledger',
      'CREATE TABLE ledger.mine ()',
      `CREATE FUNCTION ledger.mine() RETURNS integer LANGUAGE sql AS 'SELECT 1'`,
      'SET session_replication_role = replica',
    ]) {
      await expect(run(memberUrl, statement)).rejects.toThrow('permission denied');
    }
    for (const statement of [
      `CREATE OR REPLACE FUNCTION ledger.post(transfers jsonb) RETURNS text
         LANGUAGE sql AS $$ SELECT 'posted' $$`,
      'ALTER FUNCTION ledger.post(jsonb) SECURITY INVOKER',
      'DROP FUNCTION ledger.post(jsonb)',
    ]) {
      await expect(run(memberUrl, statement)).rejects.toThrow(/permission denied|must be owner/);
    }
  });

  it('cannot have the inner steps of a function without the function', async () => {
    const request = `ARRAY[ROW('${MEMBER}', 1, 2, 5, 101, 'pending', NULL, '${MEMBER}', now(),
      now(), 'me', NULL, NULL)::ledger.transfer_request]`;
    await expect(run(memberUrl, `SELECT ledger.move_balances(${request}, false)`)).rejects.toThrow(
      'permission denied',
    );
    const ending = request.replace('NULL', `'${MEMBER}'`);
    await expect(run(memberUrl, `SELECT ledger.take_from_holds(${ending})`)).rejects.toThrow(
      'permission denied',
    );
  });

  it('calls the functions, whatever it calls its own tables', async () => {
    const [said] = await withClient(memberUrl, async (client) => {
      await client.query('CREATE TABLE transfer (id uuid)');
      await client.query('SET search_path = member, ledger');
      return (await client.query(`SELECT ledger.post('${deposit}') AS post`)).rows as object[];
    });
    expect(said).toEqual({ post: 'exists' });
    expect(await run(memberUrl, 'SELECT * FROM ledger.problems()')).toEqual([]);
    expect(
      await run(memberUrl, `SELECT ledger.set_credit_limits('[{"member":"${MEMBER}","cents":5}]')`),
    ).toEqual([{ set_credit_limits: 1 }]);
    expect(await run(memberUrl, 'SELECT * FROM money_problems()')).toEqual([
      expect.objectContaining({ invariant: 'incoming_deposit_is_its_transfers' }),
      expect.objectContaining({ invariant: 'group_has_event' }),
    ]);
  });

  it('holds and takes, for which the ledger looks after its own references', async () => {
    const [first] = JSON.parse(deposit) as object[];
    const id = '019aa1b2-0000-7000-8000-00000000000c';
    const { rows } = await withClient(memberUrl, (client) =>
      client.query<{ receivable: string }>(
        `SELECT receivable::text FROM ledger.open_member('${MEMBER}')`,
      ),
    );
    const hold = JSON.stringify([{ ...first, id, amount: 5, debit: rows[0]?.receivable }]);
    expect(
      await run(memberUrl, `SELECT approved FROM ledger.hold_within_limit('${hold}')`),
    ).toEqual([{ approved: true }]);
    const end = JSON.stringify([
      {
        ...DEPOSIT,
        kind: 'post',
        id: id.replace('0c', '0d'),
        pending_id: id,
        amount: 5,
        code: 102,
      },
    ]);
    expect(await run(memberUrl, `SELECT ledger.post('${end}')`)).toEqual([{ post: 'posted' }]);
  });
});

describe('the superuser', () => {
  it.each(['UPDATE ledger.transfer SET amount = 1', 'DELETE FROM ledger.transfer'])(
    'is refused by the trigger: %s',
    async (statement) => {
      await expect(run(adminUrl, statement)).rejects.toThrow('never changed or deleted');
    },
  );
});

describe("the ledger's own role", () => {
  it('cannot be connected as, and may not change what was written either', async () => {
    const [role] = await run(
      adminUrl,
      `SELECT rolcanlogin, rolsuper FROM pg_roles WHERE rolname = 'one_ledger'`,
    );
    expect(role).toEqual({ rolcanlogin: false, rolsuper: false });
    for (const table of ['transfer', 'chart', 'transfer_code']) {
      await expect(
        run(adminUrl, `SET ROLE one_ledger; DELETE FROM ledger.${table}`),
      ).rejects.toThrow('permission denied');
    }
  });
});
