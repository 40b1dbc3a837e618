import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  IDENTITY_HEADER,
  internalClient,
  type InternalClient,
  parsePrivateKey,
  tokenSigner,
} from '@reset/service-kit';
import { freePort } from '@reset/service-kit/testing/free-port.ts';
import { Pool } from 'pg';
import { openDataFolder } from '../../../infra/dev/data/data-folder.ts';
import type { Secrets } from '../../../infra/dev/data/secrets.ts';
import { embeddedDatabase } from '../../../infra/dev/databases.ts';
import { startPostgres } from '../../../infra/dev/postgres.ts';
import { environmentSettings, serviceOf } from '../../faults/environment/environment-settings.ts';
import type { ServiceProcess } from '../../faults/environment/service-process.ts';
import { startServices } from '../../faults/environment/start-services.ts';
import { sandboxClient, type SandboxClient } from '../../faults/issuer/sandbox-client.ts';
import type { TcpProxy } from '../../faults/proxy/tcp-proxy.ts';
import { movedTime, type Moment, type MovedTime } from './moved-time.ts';
import { startPeopleService } from './people.ts';

/** A call by a member, as the gateway passes it on. */
export type CallAsMember = <Answer>(
  userId: string,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
) => Promise<Answer>;

/** The real processes, whose time is moved. */
export type Product = {
  time: MovedTime;
  member: ServiceProcess;
  /** The superuser's. */
  database: Pool;
  operator: InternalClient;
  /** What staff do, by the admin service. */
  staff: InternalClient;
  asMember: CallAsMember;
  sandbox: SandboxClient;
  /** Where the services' logs are. */
  logs: string;
  teardown(): Promise<void>;
};

const STAFF_TIMEOUT_MS = 60_000;

/**
 * @param parent the folder below which all that is written stands; @param at when it is
 * @param proxyTo opens what stands between the member service and PostgreSQL; nothing when it is missing
 */
export async function startProduct(options: {
  root: string;
  parent: string;
  at: Moment;
  proxyTo?: (port: number) => Promise<TcpProxy>;
}): Promise<Product> {
  const folder = await mkdtemp(join(options.parent, 'reset-month-'));
  await chmod(folder, 0o711);
  const paths = openDataFolder(folder);
  const time = await movedTime(join(folder, 'ahead'));
  await time.moveTo(options.at);
  const people = await startPeopleService(await freePort());
  const postgres = await startPostgres({
    dataDir: paths.cluster,
    port: await freePort(),
    log: join(paths.logs, 'postgres.log'),
    isDurable: true,
  });
  const settings = await environmentSettings(options.root, folder);
  const databaseUrl = await embeddedDatabase(postgres.url);
  const proxy = await options.proxyTo?.(postgres.port);
  const { processes, operator, secrets } = await startServices({
    settings,
    paths,
    databaseUrl,
    databasePort: proxy?.port ?? postgres.port,
    memberPort: serviceOf(settings, 'member').port,
    issuers: [STAFF],
    environment: (known) => ({
      ...time.environment,
      PUBLIC_URL: people.url,
      IDENTITY_PUBLIC_KEYS: publicKeysOf(known),
    }),
  });
  const database = new Pool({
    connectionString: databaseUrl,
    options: '-c search_path=member',
    max: 8,
  });
  // Those that are idle when the server is stopped.
  database.on('error', () => undefined);
  const memberUrl = serviceOf(settings, 'member').url;
  const teardown = async () => {
    await Promise.all(Object.values(processes).map((one) => one.kill()));
    await proxy?.close();
    await database.end();
    await postgres.stop();
    people.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  let tornDown: Promise<void> | null = null;
  return {
    time,
    member: processes.member,
    database,
    operator,
    staff: internalClient({
      from: STAFF,
      to: 'member',
      baseUrl: memberUrl,
      privateKey: privateKeyOf(secrets, STAFF),
      timeoutMs: STAFF_TIMEOUT_MS,
    }),
    asMember: memberCalls(memberUrl, privateKeyOf(secrets, 'gateway')),
    sandbox: sandboxClient(serviceOf(settings, 'provider-sandbox').url),
    logs: paths.logs,
    teardown: () => (tornDown ??= teardown()),
  };
}

const STAFF = 'admin';

const publicKeysOf = ({ keys }: Secrets): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(keys).map(([issuer, pairs]) => [issuer, pairs.map((pair) => pair.publicKey)]),
    ),
  );

function privateKeyOf({ keys }: Secrets, issuer: string): string {
  const [pair] = keys[issuer] ?? [];
  if (!pair) throw new Error(`Nothing is signed for ${issuer} here.`);
  return parsePrivateKey(pair.privateKey);
}

function memberCalls(memberUrl: string, privateKey: string): CallAsMember {
  const sign = tokenSigner({
    type: 'reset-identity+jwt',
    issuer: 'gateway',
    audience: 'member',
    privateKey,
  });
  return async <Answer>(userId: string, method: string, path: string, body?: object) => {
    const claims = { sid: userId, sub: userId, real: userId, roles: ['member'], mfa: null };
    const reply = await fetch(`${memberUrl}/api/v1${path}`, {
      method,
      headers: {
        [IDENTITY_HEADER]: sign(claims),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path} was ${reply.status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  };
}
