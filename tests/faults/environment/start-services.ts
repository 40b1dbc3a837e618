import { publishServices } from '../../../infra/release/publish.ts';
import type { openDataFolder } from '../../../infra/dev/data/data-folder.ts';
import { readSecrets, type Secrets } from '../../../infra/dev/data/secrets.ts';
import { prepareDatabases } from '../../../infra/dev/databases.ts';
import { operatorClient } from '../../../infra/dev/operator.ts';
import { OPERATOR, processEnvironment } from '../../../infra/dev/process-environment.ts';
import { servicePlan } from '../../../infra/dev/processes/service-plan.ts';
import type { Settings } from '../../../infra/dev/settings.ts';
import { NAMES, serviceOf } from './environment-settings.ts';
import { ServiceProcess } from './service-process.ts';
import { writeShell } from './write-shell.ts';

type ServicesContext = {
  settings: Settings;
  paths: ReturnType<typeof openDataFolder>;
  /** The superuser's, of the product's database. */
  databaseUrl: string;
  /** Where the member service finds PostgreSQL, and the gateway the member service. */
  databasePort: number;
  memberPort: number;
  /** What the services are given beside what faults need; nothing when it is missing. */
  environment?: (secrets: Secrets) => NodeJS.ProcessEnv;
  /** Whose calls are believed beside those of the services; nobody's when it is missing. */
  issuers?: string[];
};

// A start on an idle machine takes no longer.
const QUICK_START_MS = 2_000;

const OWN_ENVIRONMENT = {
  LOG_LEVEL: 'warn',
  // Neither runs here; gateway and member serve without them.
  PUBLIC_URL: 'http://127.0.0.1:1',
  ONBOARDING_URL: 'http://127.0.0.1:1',
  ADMIN_URL: 'http://127.0.0.1:1',
  IP_LIMIT_FACTOR: '100000',
};

/**
 * Migrates the databases and starts the services.
 * @returns the processes, how many times as slow as usual this machine is, the issuer's webhook
 * secret and all others, and a client of the member service's internal routes
 */
export async function startServices({ settings, paths, ...context }: ServicesContext) {
  const secrets = await readSecrets(paths.secrets, {
    issuers: [...NAMES, OPERATOR, ...(context.issuers ?? [])],
    roles: [...NAMES],
  });
  const databaseUrls = await prepareDatabases(
    context.databaseUrl,
    settings.services.flatMap(({ name, db, guarded }) =>
      db ? [{ name, db, guarded, password: secrets.rolePasswords[name] ?? '' }] : [],
    ),
  );
  const byProxy = new URL(databaseUrls.get('member') ?? '');
  byProxy.port = String(context.databasePort);
  await writeShell(paths.releases);
  await publishServices(
    { root: settings.root, store: paths.releases },
    settings.services.map(({ name, url }) =>
      name === 'member' ? { name, url: `http://127.0.0.1:${context.memberPort}` } : { name, url },
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
    ...context.environment?.(secrets),
  });
  const target = (name: (typeof NAMES)[number]): ServiceProcess =>
    new ServiceProcess(servicePlan(serviceOf(settings, name), environmentOf(name), paths.logs));
  const sandbox = target('provider-sandbox');
  const member = target('member');
  const gateway = target('gateway');
  await sandbox.start();
  const startMs = await member.start();
  await gateway.start();
  return {
    processes: { sandbox, member, gateway },
    slowness: Math.max(1, startMs / QUICK_START_MS),
    operator: operatorClient(settings, secrets, 'member'),
    secret: environmentOf('member')['SYNCTERA_WEBHOOK_SECRET'] ?? '',
    secrets,
  };
}
