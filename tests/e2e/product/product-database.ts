import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { dataPaths } from '../../../infra/dev/data/data-folder.ts';
import type { Secrets } from '../../../infra/dev/data/secrets.ts';
import { roleName } from '../../../infra/dev/databases/role-name.ts';
import { findRunningServer } from '../../../infra/dev/postgres/running-server.ts';

const DATABASE = 'reset';

/** What the role of a service reads in the database of the product under test. */
export async function readAs<Row extends object>(
  service: string,
  query: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  const paths = dataPaths(process.env['RESET_DATA'] ?? '');
  const { rolePasswords } = JSON.parse(readFileSync(paths.secrets, 'utf8')) as Secrets;
  const server = await findRunningServer(paths.cluster);
  const client = new Client({
    host: '127.0.0.1',
    port: server?.port ?? 0,
    user: roleName(DATABASE, service),
    password: rolePasswords[service] ?? '',
    database: DATABASE,
  });
  await client.connect();
  try {
    return (await client.query<Row>(query, [...parameters])).rows;
  } finally {
    await client.end();
  }
}
