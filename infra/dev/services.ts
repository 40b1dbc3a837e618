import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A service as the supervisor sees it: a folder below services/ with a src/server.ts. */
export type ServiceFolder = {
  /** The folder's name: the service's own in tokens, in services.json and as its schema. */
  name: string;
  folder: string;
  /** The variables `<prefix>_PORT` and `<prefix>_URL`. */
  prefix: string;
  /** Where it listens unless the environment says otherwise. */
  defaultPort: number;
  /** null for one without a database. */
  migrations: string | null;
  /** By schema, those that it may read and call into only: its folders `<schema>-migrations`. */
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
    const migrations = join(folder, 'migrations');
    return {
      name,
      folder,
      prefix: name === SANDBOX ? 'SANDBOX' : name.toUpperCase().replaceAll('-', '_'),
      defaultPort: KNOWN_PORTS[name] ?? FIRST_UNKNOWN_PORT + unknown.indexOf(name),
      migrations: existsSync(migrations) ? migrations : null,
      guarded: findGuarded(folder),
    };
  });
}

const findGuarded = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('-migrations'))
      .map((name) => [name.replace(/-migrations$/, ''), join(folder, name)]),
  );

const RANKS: Record<string, number> = { [SANDBOX]: 0, [GATEWAY]: 2 };
const rank = (name: string): number => RANKS[name] ?? 1;
