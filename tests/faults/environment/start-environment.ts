import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { InternalClient } from '@reset/service-kit';
import { Pool } from 'pg';
import { openDataFolder } from '../../../infra/dev/data/data-folder.ts';
import { embeddedDatabase } from '../../../infra/dev/databases.ts';
import { freePort } from '@reset/service-kit/testing/free-port.ts';
import { openIssuer, type Issuer } from '../issuer/issuer.ts';
import type { AuthorizationEndpoint } from '../load/request-authorization.ts';
import { commitInterceptor, type CommitRule } from '../proxy/commit-interceptor.ts';
import { openProxy, type TcpProxy, type Interceptor } from '../proxy/tcp-proxy.ts';
import { DatabaseServer } from './database-server.ts';
import { startServices } from './start-services.ts';
import { serviceOf, environmentSettings } from './environment-settings.ts';
import type { ServiceProcess } from './service-process.ts';

/** What the proxies do to responses; set by faults. */
export type Rules = { commits: CommitRule | null; answers: Interceptor['onResponse'] | null };

/** The real processes, and the proxies between them. */
export type Environment = {
  gateway: ServiceProcess;
  member: ServiceProcess;
  sandbox: ServiceProcess;
  postgres: DatabaseServer;
  /** Between the member service and PostgreSQL. */
  toDatabase: TcpProxy;
  /** Between the gateway and the member service. */
  toMember: TcpProxy;
  rules: Rules;
  /** The superuser's, straight to PostgreSQL; it outlives what is killed. */
  database: Pool;
  /** At least 1: the factor by which time limits are stretched on this machine. */
  slowness: number;
  /** Calls the member service's internal routes directly. */
  operator: InternalClient;
  issuer: Issuer;
  /** Where the card network sends authorization requests. */
  endpoint: AuthorizationEndpoint;
  /** The folder on whose disk PostgreSQL's files are. */
  disk: string;
  /** What PostgreSQL has logged. */
  log(): string;
  teardown(): Promise<void>;
};

/**
 * @param parent the folder below which all that is written stands
 * @param disk where PostgreSQL's files are instead, when that is given
 */
export async function startEnvironment(options: {
  root: string;
  parent: string;
  disk?: string;
}): Promise<Environment> {
  const folder = await mkdtemp(join(options.parent, 'reset-faults-'));
  await chmod(folder, 0o711);
  const paths = openDataFolder(folder);
  const log = join(paths.logs, 'postgres.log');
  const port = await freePort();
  const postgres = await DatabaseServer.open({
    dataDir: options.disk ? join(options.disk, 'pgdata') : paths.cluster,
    port,
    log,
  });
  const settings = await environmentSettings(options.root, folder);
  const rules: Rules = { commits: null, answers: null };
  const { toDatabase, toMember } = await openProxies(rules, {
    databasePort: port,
    memberPort: serviceOf(settings, 'member').port,
  });
  const databaseUrl = await embeddedDatabase(postgres.url);
  const { processes, secret, operator, slowness } = await startServices({
    settings,
    paths,
    databaseUrl,
    databasePort: toDatabase.port,
    memberPort: toMember.port,
  });
  const database = new Pool({
    connectionString: databaseUrl,
    // Triggers name their tables as the service that owns them does.
    options: '-c search_path=member',
    max: 4,
  });
  // Those that are idle when the server is killed; the next query connects anew.
  database.on('error', () => undefined);
  return {
    ...processes,
    postgres,
    toDatabase,
    toMember,
    rules,
    database,
    operator,
    slowness,
    issuer: openIssuer(serviceOf(settings, 'provider-sandbox').url),
    endpoint: { gatewayUrl: serviceOf(settings, 'gateway').url, secret },
    disk: options.disk ?? folder,
    log: () => readFileSync(log, 'utf8'),
    async teardown() {
      await Promise.all(Object.values(processes).map((one) => one.kill()));
      await Promise.all([toDatabase.close(), toMember.close()]);
      await database.end();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The rules are read at each answer, because connections are kept. */
async function openProxies(rules: Rules, ports: { databasePort: number; memberPort: number }) {
  const toDatabase = await openProxy({
    targetPort: () => ports.databasePort,
    interceptor: () =>
      commitInterceptor({
        isWanted: (sql) => rules.commits?.isWanted(sql) ?? false,
        shouldCut: () => rules.commits?.shouldCut() ?? false,
      }),
  });
  const toMember = await openProxy({
    targetPort: () => ports.memberPort,
    interceptor: () => ({
      onRequest: () => undefined,
      onResponse: (chunk) => rules.answers?.(chunk) ?? 'pass',
    }),
  });
  return { toDatabase, toMember };
}
