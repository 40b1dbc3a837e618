import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openDatabase } from '@reset/service-kit';
import { freePort } from '@reset/service-kit/testing/free-port.ts';
import { createDatabase } from '../../../infra/dev/databases/create-database.ts';
import { prepareDatabases } from '../../../infra/dev/databases.ts';
import { openFolder, openPostgres } from '../../resources/postgres.ts';
import type { Resources } from '../../resources/with-resources.ts';
import { at, gatewayKeys, openProcess, root } from '../setup/processes.ts';
import { openStaff, type Staff } from './staff.ts';

export type Database = ReturnType<typeof openDatabase>;

/** The admin service on a database of its own, and somebody of staff who calls it. */
export type AdminGround = {
  database: Database;
  /** The database's, as its server's superuser. */
  superuserUrl: string;
  /** Starts the service; the other services are at `ownersUrl`. */
  serve(ownersUrl?: string): Promise<RunningAdmin>;
};

export type RunningAdmin = Staff & { pid: number; stop: () => Promise<void> };

export type AdminSetup = { folder: string; ground(name: string): Promise<AdminGround> };

/**
 * A PostgreSQL that forgets nothing.
 * @param kept a folder in which it is found again by the next run; without one it goes with this run
 */
export async function setUpAdmin(resources: Resources, kept?: string): Promise<AdminSetup> {
  const folder = kept ?? (await openFolder(resources));
  const postgres = await openPostgres(resources, folder, { isDurable: true, size: 'production' });
  return {
    folder,
    async ground(name) {
      const superuserUrl = await createDatabase(postgres.url, name);
      const urls = await prepareDatabases(superuserUrl, [
        {
          name: 'admin',
          password: randomBytes(12).toString('hex'),
          db: join(root, 'services/admin/db'),
        },
      ]);
      const url = urls.get('admin') ?? '';
      const database = resources.adopt(openDatabase(url, { max: 2 }), (it) => it.destroy());
      return {
        database,
        superuserUrl,
        serve: (ownersUrl = at(1)) => serve(resources, { folder, url, ownersUrl, database }),
      };
    },
  };
}

type Served = { folder: string; url: string; ownersUrl: string; database: Database };

async function serve(
  resources: Resources,
  { folder, url, ownersUrl, database }: Served,
): Promise<RunningAdmin> {
  const keys = gatewayKeys();
  const port = await freePort();
  const running = await openProcess(resources, {
    folder,
    script: 'services/admin/src/server.ts',
    port,
    env: {
      ...keys.env,
      LOG_LEVEL: 'warn',
      DATABASE_URL: url,
      ORIGIN: at(1),
      TOKEN_KEY: randomBytes(32).toString('base64'),
      AUDIT_KEY: randomBytes(32).toString('base64'),
      MAIL_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'no-reply@reset.example',
      PUBLIC_URL: `${ownersUrl}/public`,
      MEMBER_URL: `${ownersUrl}/member`,
      ONBOARDING_URL: `${ownersUrl}/onboarding`,
      GATEWAY_URL: 'http://127.0.0.1:1',
      PARTNERS_FOLDER: join(root, 'partners'),
    },
  });
  return { ...running, ...(await openStaff({ url: at(port), database, ...keys })) };
}
