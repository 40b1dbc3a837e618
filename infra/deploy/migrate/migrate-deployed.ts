import { join } from 'node:path';
import { migrateService } from '../../dev/databases.ts';
import { prepareRoles } from '../../dev/databases/prepare-roles.ts';
import { findSchemas } from '../../dev/services.ts';

/** A service's database, as the two roles that a migration needs. */
export type DeployedDatabase = {
  /** As a role that may create roles and owns the database. */
  admin: string;
  /** As the service itself, by the role and password that it will have. */
  own: string;
};

/**
 * Makes a service's role and schemas in a database that others use too, and brings them to what its
 * image says, before any process of it starts. Can be run again at any time, and by two at once.
 * @param root the folder with services/
 * @throws when the service's address names another role than is made for it
 */
export async function migrateDeployed(
  root: string,
  name: string,
  { admin, own }: DeployedDatabase,
): Promise<void> {
  const { db, guarded } = findSchemas(join(root, 'services', name));
  if (db === null) return;
  const { username, password } = new URL(own);
  const urls = await prepareRoles(admin, [
    { name, password: decodeURIComponent(password), guarded: Object.keys(guarded) },
  ]);
  const made = new URL(urls.get(name) ?? '');
  if (made.username !== username) {
    throw new Error(`DATABASE_URL of ${name} has to name the role ${made.username}.`);
  }
  await migrateService({ admin, own }, { name, db, guarded });
}
