import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A service as the supervisor sees it: a folder below services/ with a src/server.ts. */
export type ServiceFolder = {
  /** The folder's name: the service's own in tokens, in services.json and as its schema. */
  name: string;
  folder: string;
  /** The variables `<prefix>_PORT` and `<prefix>_URL`. */
  prefix: string;
  /** Where it listens unless the environment says otherwise. */
  defaultPort: number;
} & ServiceSchemas;

/** Where a service's SQL stands. */
export type ServiceSchemas = {
  /** The folder with its migrations and functions; null for one without a database. */
  db: string | null;
  /** By schema, the `db/` of those that it may read and call into only: of the libraries that it imports. */
  guarded: Readonly<Record<string, string>>;
};

export const SANDBOX = 'provider-sandbox';
export const GATEWAY = 'gateway';

const KNOWN_PORTS: Record<string, number> = {
  [GATEWAY]: 8080,
  public: 8081,
  onboarding: 8082,
  member: 8083,
  admin: 8084,
  [SANDBOX]: 8090,
};
const FIRST_UNKNOWN_PORT = 8101;

/** All services of the clone in the order in which they start: what others call comes first. */
export function findServices(root: string): ServiceFolder[] {
  const parent = join(root, 'services');
  const names = readdirSync(parent)
    .filter((name) => existsSync(join(parent, name, 'src/server.ts')))
    .toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  const unknown = names.filter((name) => !(name in KNOWN_PORTS));
  return names.map((name) => {
    const folder = join(parent, name);
    return {
      name,
      folder,
      prefix: name === SANDBOX ? 'SANDBOX' : name.toUpperCase().replaceAll('-', '_'),
      defaultPort: KNOWN_PORTS[name] ?? FIRST_UNKNOWN_PORT + unknown.indexOf(name),
      ...findSchemas(folder),
    };
  });
}

/** @param folder a service's, in the clone or in a release, with those of its libraries beside it */
export const findSchemas = (folder: string): ServiceSchemas => ({
  db: findDb(folder),
  guarded: findGuarded(dirname(folder), folder),
});

function findDb(folder: string): string | null {
  const db = join(folder, 'db');
  return existsSync(join(db, 'migrations')) ? db : null;
}

function findGuarded(parent: string, folder: string): Record<string, string> {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { dependencies = {} } = JSON.parse(manifest) as { dependencies?: Record<string, string> };
  return Object.fromEntries(
    Object.keys(dependencies)
      .map((name) => name.replace('@reset/', ''))
      .flatMap((name) => {
        const db = findDb(join(parent, name));
        return db === null ? [] : [[name, db]];
      }),
  );
}

const RANKS: Record<string, number> = { [SANDBOX]: 0, [GATEWAY]: 2 };
const rank = (name: string): number => RANKS[name] ?? 1;
