import { migrate, openDatabase, type QueryGuard } from '@reset/service-kit';
import { createDatabase } from './databases/create-database.ts';
import { migrateAs } from './databases/migrate-as.ts';
import { prepareRoles, type RoleWanted } from './databases/prepare-roles.ts';

/** The database of the embedded server. */
const EMBEDDED_DATABASE = 'reset';

/** What a service's schema is made by. */
export type ServiceSchema = {
  /** The service's name. */
  name: string;
  /** The folder with its migrations and functions. */
  db: string;
  /** By schema, the folders `db/` of those that it may read and call into only. */
  guarded?: Readonly<Record<string, string>>;
};

export type ServiceDatabase = Omit<RoleWanted, 'guarded'> & ServiceSchema;

/**
 * A role and a schema per service, closed to all the others, brought to its
 * newest version by that role itself; schemas that guard themselves first, by their owner.
 * @param adminUrl the database to use, as a role that may create roles and owns it
 * @returns for each service the URL by which it connects
 */
export async function prepareDatabases(
  adminUrl: string,
  services: ServiceDatabase[],
): Promise<Map<string, string>> {
  const urls = await prepareRoles(
    adminUrl,
    services.map(({ name, password, guarded = {} }) => ({
      name,
      password,
      guarded: Object.keys(guarded),
    })),
  );
  await Promise.all(
    services.map((service) =>
      migrateService({ admin: adminUrl, own: urls.get(service.name) ?? '' }, service),
    ),
  );
  return urls;
}

/**
 * Brings a service's schema to what its folder says, after those that it may read and call into.
 * @param urls the database, as a role that may act as the owner of each schema, and as the service's own
 * @param guard is asked before each statement
 */
export async function migrateService(
  urls: { admin: string; own: string },
  { name, db, guarded = {} }: ServiceSchema,
  guard?: QueryGuard,
): Promise<void> {
  for (const [schema, folder] of Object.entries(guarded)) {
    await migrateAs(urls.admin, schema, folder, guard);
  }
  const database = openDatabase(urls.own, { max: 1, ...(guard ? { guard } : {}) });
  try {
    await migrate(database, db);
  } catch (cause) {
    throw new Error(`${name} could not be migrated: ${(cause as Error).message}`, { cause });
  } finally {
    await database.destroy();
  }
}

/** The product's own database on a server of ours, made when it is missing. */
export const embeddedDatabase = (serverUrl: string): Promise<string> =>
  createDatabase(serverUrl, EMBEDDED_DATABASE);
