import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres, type Postgres, type PostgresOptions } from '../../infra/dev/postgres.ts';
import { open, type Resources } from './with-resources.ts';

/** A folder of the run's own, which PostgreSQL's user may enter. */
export const openFolder = (resources: Resources): Promise<string> =>
  open(
    resources,
    async () => {
      const folder = await mkdtemp('/var/tmp/reset-run-');
      await chmod(folder, 0o711);
      return folder;
    },
    (folder) => rm(folder, { recursive: true, force: true }),
  );

export const openPostgres = (
  resources: Resources,
  folder: string,
  options: Pick<PostgresOptions, 'isDurable' | 'size'>,
): Promise<Postgres> =>
  open(
    resources,
    () =>
      startPostgres({
        dataDir: join(folder, 'pgdata'),
        port: 0,
        log: join(folder, 'postgres.log'),
        ...options,
      }),
    (postgres) => postgres.stop(),
  );
