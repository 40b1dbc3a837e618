import { spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@reset/service-kit';
import { embeddedDatabase, prepareDatabases } from '../../../infra/dev/databases.ts';
import { freePort } from '@reset/service-kit/testing/free-port.ts';
import { startPostgres } from '../../../infra/dev/postgres.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export type SyncStage = {
  sandboxUrl: string;
  dataKey: string;
  database: ReturnType<typeof openDatabase>;
  /** Starts the member service, which does what is due; the answer ends it. */
  startMemberService(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
};

/** PostgreSQL, the providers' sandbox and, when it is told to, the member service: each a process. */
export async function setSyncStage(): Promise<SyncStage> {
  const folder = await mkdtemp('/var/tmp/reset-sync-');
  await chmod(folder, 0o711);
  const postgres = await startPostgres({
    dataDir: join(folder, 'pgdata'),
    port: 0,
    log: join(folder, 'postgres.log'),
    isDurable: true,
  });
  const urls = await prepareDatabases(await embeddedDatabase(postgres.url), [
    {
      name: 'member',
      password: randomBytes(12).toString('hex'),
      db: join(root, 'services/member/db'),
      guarded: { ledger: join(root, 'services/ledger/db') },
    },
  ]);
  const [sandbox, mail, member] = [await freePort(), await freePort(), await freePort()];
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const dataKey = randomBytes(32).toString('base64');
  const databaseUrl = urls.get('member') ?? '';
  const database = openDatabase(databaseUrl, { max: 2 });
  const children: ChildProcess[] = [];
  const start = async (name: string, port: number, env: NodeJS.ProcessEnv) => {
    const output = openSync(join(folder, `${name}.log`), 'a');
    const child = spawn(process.execPath, [join(root, 'services', name, 'src/server.ts')], {
      cwd: root,
      env: { ...process.env, LOG_LEVEL: 'warn', PORT: String(port), ...env },
      stdio: ['ignore', output, output],
    });
    children.push(child);
    await answers(at(port));
    return async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    };
  };
  await start('provider-sandbox', sandbox, { NODE_ENV: 'development', SMTP_PORT: String(mail) });
  return {
    sandboxUrl: at(sandbox),
    dataKey,
    database,
    startMemberService: () =>
      start('member', member, {
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        DATA_KEY: dataKey,
        ...someKeys(),
        PUBLIC_URL: at(1),
        ONBOARDING_URL: at(1),
        PARTNERS_FOLDER: join(root, 'partners'),
        PLAID_URL: `${at(sandbox)}/plaid`,
        PLAID_CLIENT_ID: 'sandbox',
        PLAID_SECRET: 'sandbox',
        PINWHEEL_URL: `${at(sandbox)}/pinwheel`,
        PINWHEEL_API_SECRET: 'sandbox',
        PAVE_URL: `${at(sandbox)}/pave`,
        PAVE_API_KEY: 'sandbox',
      }),
    stop: async () => {
      for (const child of children) child.kill('SIGKILL');
      await database.destroy();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

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

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const reply = await fetch(`${url}/healthz`).catch(() => null);
    if (reply?.ok) return;
    await pause(50);
  }
  throw new Error(`${url} does not answer.`);
}
