import { publishServices } from '../../release/publish.ts';
import type { openDataFolder } from '../../dev/data/data-folder.ts';
import { readSecrets } from '../../dev/data/secrets.ts';
import { prepareDatabases } from '../../dev/databases.ts';
import { operatorClient } from '../../dev/operator.ts';
import { OPERATOR, processEnvironment } from '../../dev/process-environment.ts';
import { servicePlan } from '../../dev/processes/service-plan.ts';
import type { Settings } from '../../dev/settings.ts';
import { NAMES, serviceOf } from './stage-settings.ts';
import { Victim } from './victim.ts';
import { writeShell } from './write-shell.ts';

type Needs = {
  settings: Settings;
  paths: ReturnType<typeof openDataFolder>;
  /** The superuser's, of the product's database. */
  databaseUrl: string;
  /** Where the member service finds PostgreSQL, and the gateway the member service. */
  databasePort: number;
  memberPort: number;
};

// A start that takes no longer is that of a machine which is not busy otherwise.
const QUICK_START_MS = 2_000;

const OWN_ENVIRONMENT = {
  LOG_LEVEL: 'warn',
  // Nothing listens there: both serve without.
  PUBLIC_URL: 'http://127.0.0.1:1',
  ONBOARDING_URL: 'http://127.0.0.1:1',
  ADMIN_URL: 'http://127.0.0.1:1',
  IP_LIMIT_FACTOR: '100000',
};

/**
 * Migrates what they need, and starts them.
 * @returns them, how many times as slow as usual this machine is, the secret that the issuer signs
 * with, and who operates the member service
 */
export async function openVictims({ settings, paths, ...needs }: Needs) {
  const secrets = await readSecrets(paths.secrets, {
    issuers: [...NAMES, OPERATOR],
    roles: [...NAMES],
  });
  const databaseUrls = await prepareDatabases(
    needs.databaseUrl,
    settings.services.flatMap(({ name, db, guarded }) =>
      db ? [{ name, db, guarded, password: secrets.rolePasswords[name] ?? '' }] : [],
    ),
  );
  const byProxy = new URL(databaseUrls.get('member') ?? '');
  byProxy.port = String(needs.databasePort);
  await writeShell(paths.releases);
  await publishServices(
    { root: settings.root, store: paths.releases },
    settings.services.map(({ name, url }) =>
      name === 'member' ? { name, url: `http://127.0.0.1:${needs.memberPort}` } : { name, url },
    ),
  );
  const environmentOf = (name: (typeof NAMES)[number]): NodeJS.ProcessEnv => ({
    ...processEnvironment(serviceOf(settings, name), {
      settings,
      secrets,
      databaseUrls: new Map([...databaseUrls, ['member', byProxy.href]]),
      releases: paths.releases,
      compileCache: paths.compileCache,
      developmentServers: [],
    }),
    ...OWN_ENVIRONMENT,
  });
  const victim = (name: (typeof NAMES)[number]): Victim =>
    new Victim(servicePlan(serviceOf(settings, name), environmentOf(name), paths.logs));
  const sandbox = victim('provider-sandbox');
  const member = victim('member');
  const gateway = victim('gateway');
  await sandbox.start();
  const startMs = await member.start();
  await gateway.start();
  return {
    victims: { sandbox, member, gateway },
    slowness: Math.max(1, startMs / QUICK_START_MS),
    operator: operatorClient(settings, secrets, 'member'),
    secret: environmentOf('member')['SYNCTERA_WEBHOOK_SECRET'] ?? '',
  };
}
