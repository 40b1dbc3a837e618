import { jobsSchema } from '@reset/service-kit';
import pg from 'pg';
import { roleName } from './role-name.ts';
import { withClient } from './with-client.ts';

export type RoleWanted = {
  /** The service, and its schema; that of its jobs has the name that the kit gives it. */
  name: string;
  password: string;
  /** Schemas that the service may read and call into, and never write: others' property. */
  guarded?: readonly string[];
};

// One at a time: two starts on one server would otherwise create a role twice.
const LOCK = 7_312_026;

/**
 * For each service a role that owns the schema of the service's name, works in
 * it by default, owns a second one for its jobs, and has no right on any other. Can be run again at any time.
 * @returns the URL for each service
 */
export async function prepareRoles(
  adminUrl: string,
  services: RoleWanted[],
): Promise<Map<string, string>> {
  return await withClient(adminUrl, async (client) => {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const { database, isSuperuser } = await describeSession(client);
    const urls = new Map<string, string>();
    // Whoever may connect by default may also make temporary tables.
    await client.query(`REVOKE ALL ON DATABASE ${pg.escapeIdentifier(database)} FROM PUBLIC`);
    for (const service of services) {
      const role = roleName(database, service.name);
      await prepareRole(client, { ...service, database, role, isSuperuser });
      urls.set(service.name, urlFor(adminUrl, role, service.password));
    }
    await client.query('COMMIT');
    return urls;
  });
}

type Preparation = RoleWanted & { database: string; role: string; isSuperuser: boolean };

async function prepareRole(client: pg.Client, wanted: Preparation): Promise<void> {
  const [database, role, schema] = [wanted.database, wanted.role, wanted.name].map((name) =>
    pg.escapeIdentifier(name),
  );
  const exists = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [wanted.role]);
  const verb = exists.rowCount === 0 ? 'CREATE' : 'ALTER';
  await client.query(`${verb} ROLE ${role} LOGIN PASSWORD ${pg.escapeLiteral(wanted.password)}`);
  // Only a member of a role may hand it a schema; a superuser counts as one.
  if (!wanted.isSuperuser) await client.query(`GRANT ${role} TO CURRENT_USER`);
  await client.query(`GRANT CONNECT ON DATABASE ${database} TO ${role}`);
  await client.query(`ALTER ROLE ${role} IN DATABASE ${database} SET search_path = ${schema}`);
  for (const owned of [schema, pg.escapeIdentifier(jobsSchema(wanted.name))]) {
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${owned}`);
    await client.query(`REVOKE ALL ON SCHEMA ${owned} FROM PUBLIC`);
    await client.query(`ALTER SCHEMA ${owned} OWNER TO ${role}`);
  }
  for (const name of wanted.guarded ?? []) await prepareGuarded(client, name, wanted);
}

/**
 * A schema whose owner nobody connects as. The service sees what is in it and calls its functions,
 * which run with the owner's rights: so they are all that can happen there.
 */
async function prepareGuarded(
  client: pg.Client,
  name: string,
  { database, role, isSuperuser }: Preparation,
): Promise<void> {
  const guardian = roleName(database, name);
  const [schema, owner, reader] = [name, guardian, role].map((one) => pg.escapeIdentifier(one));
  const exists = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [guardian]);
  if (exists.rowCount === 0) await client.query(`CREATE ROLE ${owner} NOLOGIN`);
  if (!isSuperuser) await client.query(`GRANT ${owner} TO CURRENT_USER`);
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
  await client.query(`REVOKE ALL ON SCHEMA ${schema} FROM PUBLIC`);
  await client.query(`ALTER SCHEMA ${schema} OWNER TO ${owner}`);
  await client.query(`GRANT USAGE ON SCHEMA ${schema} TO ${reader}`);
  const byDefault = `ALTER DEFAULT PRIVILEGES FOR ROLE ${owner}`;
  await client.query(`${byDefault} REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC`);
  await client.query(`${byDefault} IN SCHEMA ${schema} GRANT SELECT ON TABLES TO ${reader}`);
  await client.query(`${byDefault} IN SCHEMA ${schema} GRANT EXECUTE ON FUNCTIONS TO ${reader}`);
}

async function describeSession(client: pg.Client) {
  const { rows } = await client.query<{ database: string; isSuperuser: boolean }>(
    `SELECT current_database() AS database, rolsuper AS "isSuperuser"
       FROM pg_roles WHERE rolname = current_user`,
  );
  const [session] = rows;
  if (!session) throw new Error('The role in DATABASE_URL is not in pg_roles.');
  return session;
}

function urlFor(adminUrl: string, role: string, password: string): string {
  const url = new URL(adminUrl);
  url.username = encodeURIComponent(role);
  url.password = encodeURIComponent(password);
  return url.href;
}
