import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { InternalClient } from '@reset/service-kit';
import { Pool } from 'pg';
import { openDataFolder } from '../../dev/data/data-folder.ts';
import { embeddedDatabase } from '../../dev/databases.ts';
import { freePort } from '@reset/service-kit/testing/free-port.ts';
import { openIssuer, type Issuer } from '../issuer/issuer.ts';
import type { Desk } from '../load/ask-once.ts';
import { commitWatch, type CommitRule } from '../proxy/commit-watch.ts';
import { openProxy, type TcpProxy, type Watch } from '../proxy/tcp-proxy.ts';
import { DatabaseServer } from './database-server.ts';
import { openVictims } from './open-victims.ts';
import { serviceOf, stageSettings } from './stage-settings.ts';
import type { Victim } from './victim.ts';

/** What the proxies do to answers; changed by whoever breaks something. */
export type Rules = { commits: CommitRule | null; answers: Watch['answered'] | null };

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
  rules: Rules;
  /** The superuser's, straight to PostgreSQL; it outlives what is killed. */
  database: Pool;
  /** At least 1: by how much what has to be done in time may take longer here. */
  slowness: number;
  /** Who operates the member service, and calls it straight. */
  operator: InternalClient;
  issuer: Issuer;
  /** Where the card network asks. */
  desk: Desk;
  /** The folder on whose disk PostgreSQL's files are. */
  disk: string;
  /** What PostgreSQL has logged. */
  log(): string;
  stop(): Promise<void>;
};

/**
 * @param parent the folder below which all that is written stands
 * @param disk where PostgreSQL's files are instead, when that is given
 */
export async function openStage(options: {
  root: string;
  parent: string;
  disk?: string;
}): Promise<Stage> {
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
  const settings = await stageSettings(options.root, folder);
  const rules: Rules = { commits: null, answers: null };
  const { toDatabase, toMember } = await openProxies(rules, {
    databasePort: port,
    memberPort: serviceOf(settings, 'member').port,
  });
  const databaseUrl = await embeddedDatabase(postgres.url);
  const { victims, secret, operator, slowness } = await openVictims({
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
    ...victims,
    postgres,
    toDatabase,
    toMember,
    rules,
    database,
    operator,
    slowness,
    issuer: openIssuer(serviceOf(settings, 'provider-sandbox').url),
    desk: { gatewayUrl: serviceOf(settings, 'gateway').url, secret },
    disk: options.disk ?? folder,
    log: () => readFileSync(log, 'utf8'),
    async stop() {
      await Promise.all(Object.values(victims).map((one) => one.kill()));
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
    watch: () =>
      commitWatch({
        isWanted: (sql) => rules.commits?.isWanted(sql) ?? false,
        shouldCut: () => rules.commits?.shouldCut() ?? false,
      }),
  });
  const toMember = await openProxy({
    targetPort: () => ports.memberPort,
    watch: () => ({
      asked: () => undefined,
      answered: (chunk) => rules.answers?.(chunk) ?? 'pass',
    }),
  });
  return { toDatabase, toMember };
}
