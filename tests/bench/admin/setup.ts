import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openDatabase } from '@reset/service-kit';
import { createDatabase } from '../../../infra/dev/databases/create-database.ts';
import { prepareDatabases } from '../../../infra/dev/databases.ts';
import { markPeople } from '../../../services/admin/src/features/users/people-list.store.ts';
import { refreshNext } from '../../../services/admin/src/features/users/people.store.ts';
import { PEOPLE_LISTS } from '../../../services/admin/src/features/users/people-list.ts';
import { openFolder, openPostgres } from '../../resources/postgres.ts';
import type { Resources } from '../../resources/with-resources.ts';
import { root } from '../setup/processes.ts';
import { SEED } from './seed.ts';

type Database = ReturnType<typeof openDatabase>;

/** The admin service's database with so many people, and as many rows in each of the other lists. */
export type AdminGround = {
  database: Database;
  size: number;
  /** How many people each list has. */
  lengths: Readonly<Record<string, number>>;
  someone: { userId: string; email: string };
  /** How long it took to bring everybody up to date, and to mark the long lists. */
  refreshMs: number;
  markMs: number;
};

/** A PostgreSQL that forgets nothing. */
export async function setUpAdmin(resources: Resources) {
  const folder = await openFolder(resources);
  const postgres = await openPostgres(resources, folder, { isDurable: true, size: 'production' });
  return {
    async ground(name: string, size: number): Promise<AdminGround> {
      const urls = await prepareDatabases(await createDatabase(postgres.url, name), [
        {
          name: 'admin',
          password: randomBytes(12).toString('hex'),
          db: join(root, 'services/admin/db'),
        },
      ]);
      const url = urls.get('admin') ?? '';
      const database = resources.adopt(openDatabase(url, { max: 2 }), (it) => it.destroy());
      for (const statement of SEED) await database.raw(statement, { size });
      await database('people_refresh').insert({ after: null });
      const refreshMs = await msOf(async () => {
        while (await refreshNext(database));
      });
      await database.raw('ANALYZE');
      const markMs = await msOf(async () => {
        for (const list of Object.values(PEOPLE_LISTS)) await markPeople(database, list);
      });
      const counts = await database<{ list: string; people: bigint }>('person_count').select();
      const { user_id: userId, email } = await database('person').orderBy('user_id').first();
      return {
        database,
        size,
        lengths: Object.fromEntries(counts.map(({ list, people }) => [list, Number(people)])),
        someone: { userId, email },
        refreshMs,
        markMs,
      };
    },
  };
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
