import { migrate, openDatabase } from '@reset/service-kit';
import { createDatabase } from './databases/create-database.ts';
import { prepareRoles, type RoleWanted } from './databases/prepare-roles.ts';

/** The database of the embedded server. */
const EMBEDDED_DATABASE = 'reset';

export type ServiceDatabase = RoleWanted & {
  /** The folder with its migrations. */
  migrations: string;
};

/**
 * A role and a schema per service, closed to all the others, brought to its
 * newest version by that role itself.
 * @param adminUrl the database to use, as a role that may create roles and owns it
 * @returns for each service the URL by which it connects
 */
export async function prepareDatabases(
  adminUrl: string,
  services: ServiceDatabase[],
): Promise<Map<string, string>> {
  const urls = await prepareRoles(adminUrl, services);
  await Promise.all(
    services.map(async ({ name, migrations }) => {
      const database = openDatabase(urls.get(name) ?? '', { max: 1 });
      try {
        await migrate(database, migrations);
      } catch (cause) {
        throw new Error(`${name} could not be migrated: ${(cause as Error).message}`, { cause });
      } finally {
        await database.destroy();
      }
    }),
  );
  return urls;
}

/** The product's own database on a server of ours, made when it is missing. */
export const embeddedDatabase = (serverUrl: string): Promise<string> =>
  createDatabase(serverUrl, EMBEDDED_DATABASE);
