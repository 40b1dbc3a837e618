import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openDatabase } from '@reset/service-kit';
import { createDatabase } from '../../../infra/dev/databases/create-database.ts';
import { prepareDatabases } from '../../../infra/dev/databases.ts';
import { freePort } from '@reset/service-kit/testing/free-port.ts';
import type { Resources } from '../../resources/with-resources.ts';
import { at, gatewayKeys, openProcess, root, writeReleases } from '../setup/processes.ts';
import { openFolder, openPostgres } from '../../resources/postgres.ts';

export type Database = ReturnType<typeof openDatabase>;

/** One product's database: as its owner sees it, and as the member service does. */
export type Ground = { name: string; admin: Database; memberUrl: string; gatewayUrl: string };

/** The gateway's URL, and the numbers of the processes. */
export type Served = { url: string; pids: { member: number; gateway: number } };

export type MoneySetup = {
  /** The server as its superuser, without the name of a database. */
  serverUrl: string;
  secret: string;
  /** A database with all tables and nothing in them. */
  ground(name: string): Promise<Ground>;
  /** The member service and the gateway on it, each a process. */
  serve(ground: Ground): Promise<Served>;
};

/** A PostgreSQL that forgets nothing, and what is started on it. */
export async function setUpMoney(resources: Resources): Promise<MoneySetup> {
  const folder = await openFolder(resources);
  const postgres = await openPostgres(resources, folder, { isDurable: true, size: 'production' });
  const secret = randomBytes(32).toString('hex');
  return {
    serverUrl: postgres.url,
    secret,
    async ground(name) {
      const adminUrl = await createDatabase(postgres.url, name);
      const urls = await prepareDatabases(adminUrl, SERVICES());
      const admin = resources.adopt(openDatabase(adminUrl, { max: 2 }), (it) => it.destroy());
      return {
        name,
        admin,
        memberUrl: urls.get('member') ?? '',
        gatewayUrl: urls.get('gateway') ?? '',
      };
    },
    async serve({ name, memberUrl, gatewayUrl }) {
      const [member, gateway] = [await freePort(), await freePort()];
      const { env } = gatewayKeys();
      const releases = join(folder, `releases-${name}`);
      const path = '/api/v1/webhooks/synctera/authorizations';
      const signed = await writeReleases(releases, {
        member: {
          url: at(member),
          routes: [
            { method: 'POST', path, access: 'provider', body_bytes: 65_536 },
            { method: 'GET', path: '/api/v1/events', access: 'member', stream: true },
            { method: 'GET', path: '/api/v1/dashboard/overview', access: 'member' },
          ],
        },
      });
      const start = (service: string, port: number, own: NodeJS.ProcessEnv) =>
        openProcess(resources, {
          folder,
          script: `services/${service}/src/server.ts`,
          port,
          env: {
            ...env,
            // Nobody is there: it serves without.
            PUBLIC_URL: at(1),
            PARTNERS_FOLDER: join(root, 'partners'),
            LOG_LEVEL: 'info',
            ...own,
          },
        });
      const memberProcess = await start('member', member, {
        DATABASE_URL: memberUrl,
        DATA_KEY: randomBytes(32).toString('base64'),
        PUSH_KEYS: randomBytes(32).toString('base64url'),
        ONBOARDING_URL: at(1),
        SYNCTERA_WEBHOOK_SECRET: secret,
        ORIGIN: at(gateway),
        MAIL_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'no-reply@reset.example',
        TEXTS_URL: 'http://127.0.0.1:1',
        TEXTS_ACCOUNT: 'any',
        TEXTS_TOKEN: 'any',
        TEXTS_FROM: '+12025550100',
      });
      const gatewayProcess = await start('gateway', gateway, {
        DATABASE_URL: gatewayUrl,
        ADMIN_URL: at(1),
        ORIGIN: at(gateway),
        SESSION_SECRET: randomBytes(32).toString('base64'),
        RELEASE_STORE: releases,
        ...signed,
      });
      return {
        url: at(gateway),
        pids: { member: memberProcess.pid, gateway: gatewayProcess.pid },
      };
    },
  };
}

const SERVICES = () => [
  {
    name: 'member',
    password: randomBytes(12).toString('hex'),
    db: join(root, 'services/member/db'),
    guarded: { ledger: join(root, 'services/ledger/db') },
  },
  {
    name: 'gateway',
    password: randomBytes(12).toString('hex'),
    db: join(root, 'services/gateway/db'),
  },
];
