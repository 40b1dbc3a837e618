import { migrate, openDatabase, type QueryGuard } from '@reset/service-kit';
import { roleName } from './role-name.ts';

/** Brings a schema to its newest version as its owner, as whom nobody can connect. */
export async function migrateAs(
  adminUrl: string,
  schema: string,
  folder: string,
  guard?: QueryGuard,
): Promise<void> {
  const database = openDatabase(adminUrl, { max: 1, schema, ...(guard ? { guard } : {}) });
  try {
    const { rows } = await database.raw<{ rows: { name: string }[] }>(
      'SELECT current_database() AS name',
    );
    await database.raw('SET ROLE ??', [roleName(rows[0]?.name ?? '', schema)]);
    await migrate(database, folder);
  } catch (cause) {
    throw new Error(`${schema} could not be migrated: ${(cause as Error).message}`, { cause });
  } finally {
    await database.destroy();
  }
}
