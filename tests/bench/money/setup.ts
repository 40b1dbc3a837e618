import { spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { openSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ServicesFile } from '@reset/api-contract/gateway/services-file.ts';
import { openDatabase } from '@reset/service-kit';
import { createDatabase } from '../../../infra/dev/databases/create-database.ts';
import { prepareDatabases } from '../../../infra/dev/databases.ts';
import { freePort } from '@reset/service-kit/testing/free-port.ts';
import { startPostgres } from '../../../infra/dev/postgres.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export type Database = ReturnType<typeof openDatabase>;

/** One product's database: as its owner sees it, and as the member service does. */
export type Ground = { name: string; admin: Database; memberUrl: string; gatewayUrl: string };

export type MoneyStage = {
  /** The server as its superuser, without the name of a database. */
  serverUrl: string;
  secret: string;
  /** A database with all tables and nothing in them. */
  ground(name: string): Promise<Ground>;
  /** The member service and the gateway on it, each a process; the answer is the gateway's URL. */
  serve(ground: Ground): Promise<string>;
  stop(): Promise<void>;
};

/** A PostgreSQL that forgets nothing, and what is started on it. */
export async function setMoneyStage(): Promise<MoneyStage> {
  const folder = await mkdtemp('/var/tmp/reset-money-');
  await chmod(folder, 0o711);
  const log = join(folder, 'postgres.log');
  const dataDir = join(folder, 'pgdata');
  const postgres = await startPostgres({
    dataDir,
    port: 0,
    log,
    isDurable: true,
    size: 'production',
  });
  const opened: Database[] = [];
  const children: ChildProcess[] = [];
  const secret = randomBytes(32).toString('hex');
  const start = async (service: string, port: number, env: NodeJS.ProcessEnv) => {
    const output = openSync(join(folder, `${service}.log`), 'a');
    const script = join(root, 'services', service, 'src/server.ts');
    children.push(
      spawn(process.execPath, [script], {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
        stdio: ['ignore', output, output],
      }),
    );
    await answers(at(port));
  };
  return {
    serverUrl: postgres.url,
    secret,
    async ground(name) {
      const adminUrl = await createDatabase(postgres.url, name);
      const urls = await prepareDatabases(adminUrl, SERVICES());
      const admin = openDatabase(adminUrl, { max: 2 });
      opened.push(admin);
      return {
        name,
        admin,
        memberUrl: urls.get('member') ?? '',
        gatewayUrl: urls.get('gateway') ?? '',
      };
    },
    async serve({ memberUrl, gatewayUrl }) {
      const [member, gateway] = [await freePort(), await freePort()];
      const keys = someKeys();
      await writeReleases(join(folder, 'releases'), at(member));
      await start('member', member, {
        ...keys,
        DATABASE_URL: memberUrl,
        DATA_KEY: randomBytes(32).toString('base64'),
        PUBLIC_URL: at(1),
        ONBOARDING_URL: at(1),
        PARTNERS_FOLDER: join(root, 'partners'),
        SYNCTERA_WEBHOOK_SECRET: secret,
        LOG_LEVEL: 'info',
      });
      await start('gateway', gateway, {
        ...keys,
        DATABASE_URL: gatewayUrl,
        // Nobody is there: it serves without.
        PUBLIC_URL: at(1),
        ADMIN_URL: at(1),
        ORIGIN: `http://localhost:${gateway}`,
        SESSION_SECRET: randomBytes(32).toString('base64'),
        RELEASE_STORE: join(folder, 'releases'),
        PARTNERS_FOLDER: join(root, 'partners'),
        LOG_LEVEL: 'info',
      });
      return at(gateway);
    },
    async stop() {
      for (const child of children) child.kill('SIGKILL');
      for (const database of opened) await database.destroy();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const at = (port: number) => `http://127.0.0.1:${port}`;

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

function someKeys(): NodeJS.ProcessEnv {
  const keys = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const inBase64 = (pem: string) => Buffer.from(pem).toString('base64');
  return {
    IDENTITY_PRIVATE_KEY: inBase64(keys.privateKey),
    IDENTITY_PUBLIC_KEYS: JSON.stringify({ gateway: inBase64(keys.publicKey) }),
  };
}

async function writeReleases(store: string, memberUrl: string): Promise<void> {
  const path = '/api/v1/webhooks/synctera/authorizations';
  const services: ServicesFile = {
    services: {
      member: { url: memberUrl, routes: [{ method: 'POST', path, access: 'provider' }] },
    },
  };
  const shell = { version: 'bench', html: '/releases/shell/bench/index.html', previous: null };
  await mkdir(join(store, 'shell/bench'), { recursive: true });
  await writeFile(
    join(store, 'shell/bench/index.html'),
    '<meta name="csrf-token" content="%csrf_token%" /><!--preload--><script type="application/json">%page_data%</script>',
  );
  await writeFile(join(store, 'registry.json'), JSON.stringify({ shell, remotes: {} }));
  await writeFile(join(store, 'services.json'), JSON.stringify(services));
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const reply = await fetch(`${url}/healthz`).catch(() => null);
    if (reply?.ok) return;
    await pause(50);
  }
  throw new Error(`${url} does not answer.`);
}
