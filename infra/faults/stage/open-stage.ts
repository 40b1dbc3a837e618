import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import { publishServices } from '../../release/publish.ts';
import { openDataFolder } from '../../dev/data/data-folder.ts';
import { readSecrets } from '../../dev/data/secrets.ts';
import { embeddedDatabase, prepareDatabases } from '../../dev/databases.ts';
import { freePort } from '../../dev/ports/free-port.ts';
import { processEnvironment } from '../../dev/process-environment.ts';
import { servicePlan } from '../../dev/processes/service-plan.ts';
import { findServices } from '../../dev/services.ts';
import { readSettings, type Service, type Settings } from '../../dev/settings.ts';
import { openIssuer, type Issuer } from '../issuer/issuer.ts';
import type { Desk } from '../load/ask-once.ts';
import { commitWatch, type CommitRule } from '../proxy/commit-watch.ts';
import { openProxy, type TcpProxy, type Watch } from '../proxy/tcp-proxy.ts';
import { DatabaseServer } from './database-server.ts';
import { Victim } from './victim.ts';
import { writeShell } from './write-shell.ts';

/** The real processes, and what stands between them. */
export type Stage = {
  gateway: Victim;
  member: Victim;
  sandbox: Victim;
  postgres: DatabaseServer;
  /** Between the member service and PostgreSQL. */
  toDatabase: TcpProxy;
  /** Between the gateway and the member service. */
  toMember: TcpProxy;
  /** What the proxies do to answers; changed by whoever breaks something. */
  rules: { commits: CommitRule | null; answers: Watch['answered'] | null };
  /** The superuser's, straight to PostgreSQL; it outlives what is killed. */
  database: Pool;
  issuer: Issuer;
  /** Where the card network asks. */
  desk: Desk;
  folder: string;
  /** What PostgreSQL has logged. */
  log(): string;
  stop(): Promise<void>;
};

const NAMES = ['gateway', 'member', 'provider-sandbox'] as const;

/** @param parent the folder below which all that is written stands */
export async function openStage(options: { root: string; parent: string }): Promise<Stage> {
  const folder = await mkdtemp(join(options.parent, 'reset-faults-'));
  await chmod(folder, 0o711);
  const paths = openDataFolder(folder);
  const log = join(paths.logs, 'postgres.log');
  const port = await freePort();
  const postgres = await DatabaseServer.open({ dataDir: paths.cluster, port, log });
  const rules: Stage['rules'] = { commits: null, answers: null };
  const settings = await ownSettings(options.root, folder);
  const member = named(settings, 'member');
  const toDatabase = await openProxy({
    targetPort: () => postgres.port,
    // Read at each answer, because connections are kept.
    watch: () =>
      commitWatch({
        isWanted: (sql) => rules.commits?.isWanted(sql) ?? false,
        shouldCut: () => rules.commits?.shouldCut() ?? false,
      }),
  });
  const toMember = await openProxy({
    targetPort: () => member.port,
    watch: () => ({
      asked: () => undefined,
      answered: (chunk) => rules.answers?.(chunk) ?? 'pass',
    }),
  });
  const secrets = await readSecrets(paths.secrets, { issuers: [...NAMES], roles: [...NAMES] });
  const databaseUrl = await embeddedDatabase(postgres.url);
  const urls = await prepareDatabases(
    databaseUrl,
    settings.services.flatMap(({ name, migrations, guarded }) =>
      migrations
        ? [{ name, migrations, guarded, password: secrets.rolePasswords[name] ?? '' }]
        : [],
    ),
  );
  const byProxy = new URL(urls.get('member') ?? '');
  byProxy.port = String(toDatabase.port);
  await writeShell(paths.releases);
  await publishServices(
    { root: options.root, store: paths.releases },
    settings.services.map(({ name, url }) =>
      name === 'member' ? { name, url: `http://127.0.0.1:${toMember.port}` } : { name, url },
    ),
  );
  const needs = {
    settings,
    secrets,
    databaseUrls: new Map([...urls, ['member', byProxy.href]]),
    releases: paths.releases,
    compileCache: paths.compileCache,
    developmentServers: [],
  };
  const victim = (name: string, own: NodeJS.ProcessEnv = {}): Victim => {
    const service = named(settings, name);
    const env = { ...processEnvironment(service, needs), ...OWN_ENVIRONMENT, ...own };
    return new Victim(servicePlan(service, env, paths.logs));
  };
  const sandbox = victim('provider-sandbox');
  await sandbox.start();
  const issuer = openIssuer(named(settings, 'provider-sandbox').url);
  const secret = await issuer.secret();
  const victims = {
    gateway: victim('gateway'),
    member: victim('member', { SYNCTERA_WEBHOOK_SECRET: secret }),
    sandbox,
  };
  await victims.member.start();
  await victims.gateway.start();
  const database = new Pool({
    connectionString: databaseUrl,
    // Triggers name their tables as the service that owns them does.
    options: '-c search_path=member',
    max: 4,
  });
  // Those that are idle when the server is killed; the next query connects anew.
  database.on('error', () => undefined);
  return {
    ...victims,
    postgres,
    toDatabase,
    toMember,
    rules,
    database,
    issuer,
    desk: { gatewayUrl: named(settings, 'gateway').url, secret },
    folder,
    log: () => readFileSync(log, 'utf8'),
    async stop() {
      await Promise.all(Object.values(victims).map((one) => one.kill()));
      await Promise.all([toDatabase.close(), toMember.close()]);
      await database.end();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const OWN_ENVIRONMENT = {
  LOG_LEVEL: 'warn',
  // Nobody is there: both serve without.
  PUBLIC_URL: 'http://127.0.0.1:1',
  ADMIN_URL: 'http://127.0.0.1:1',
  IP_LIMIT_FACTOR: '100000',
};

async function ownSettings(root: string, folder: string): Promise<Settings> {
  const services = findServices(root).filter(({ name }) =>
    (NAMES as readonly string[]).includes(name),
  );
  const ports: Record<string, string> = { SANDBOX_SMTP_PORT: String(await freePort()) };
  for (const { prefix } of services) ports[`${prefix}_PORT`] = String(await freePort());
  return { ...readSettings({ env: ports, root, services }), dataFolder: folder };
}

function named({ services }: Settings, wanted: string): Service {
  const service = services.find(({ name }) => name === wanted);
  if (!service) throw new Error(`There is no service ${wanted}.`);
  return service;
}
