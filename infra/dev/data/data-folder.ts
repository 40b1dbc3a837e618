import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Where a clone keeps its data: outside of it, under a name that follows from
 * the clone's path and the user, so that two clones or two users never share.
 */
export function dataFolderPath(options: {
  root: string;
  mode: 'development' | 'production';
  parent: string;
}): string {
  const who = `${realpathSync(options.root)} ${process.getuid?.() ?? ''}`;
  const name = `reset-${createHash('sha256').update(who).digest('hex').slice(0, 12)}`;
  return join(options.parent, options.mode === 'production' ? `${name}-production` : name);
}

/** The parts of a data folder, all made by openDataFolder but for `cluster` and files. */
export const dataPaths = (folder: string) => ({
  cluster: join(folder, 'pgdata'),
  secrets: join(folder, 'secrets.json'),
  logs: join(folder, 'logs'),
  releases: join(folder, 'releases'),
  sandbox: join(folder, 'sandbox'),
  productTime: join(folder, 'product-time'),
  compileCache: join(folder, 'compile-cache'),
  lock: join(folder, 'supervisor.json'),
});

/**
 * Makes the folder when it is missing, closed to everybody else.
 * @throws when it is somebody else's: anybody can write to /var/tmp
 */
export function openDataFolder(folder: string): ReturnType<typeof dataPaths> {
  const own = process.getuid?.();
  // The mode is for the folder alone: root's PostgreSQL has to pass through what is above it.
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (own !== undefined && statSync(folder).uid !== own) {
    throw new Error(
      `${folder} belongs to another user. Remove it, or set DATA_PARENT to a folder of yours.`,
    );
  }
  // Root's PostgreSQL runs as another user, who has to pass through to its own
  // folder; everything else in here is closed by itself.
  chmodSync(folder, own === 0 ? 0o711 : 0o700);
  const paths = dataPaths(folder);
  for (const path of [paths.logs, paths.releases, paths.sandbox, paths.compileCache]) {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  }
  return paths;
}
