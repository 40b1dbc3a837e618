import { spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { openSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ServicesFile } from '@reset/api-contract/gateway/services-file.ts';
import { createSigner } from 'fast-jwt';
import { embeddedDatabase, prepareDatabases } from '../../../infra/dev/databases.ts';
import { freePort } from '@reset/service-kit/testing/free-port.ts';
import { startPostgres } from '../../../infra/dev/postgres.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export type Stage = {
  /** Base URLs of the three ways to the same service. */
  direct: string;
  bare: string;
  gateway: string;
  /** What a caller that is not the gateway has to say of itself. */
  identity: Record<string, string>;
  stop(): Promise<void>;
};

/** PostgreSQL, the fixture service, the bare proxy and the gateway, each a process of its own. */
export async function setStage(): Promise<Stage> {
  const folder = await mkdtemp('/var/tmp/reset-bench-');
  await chmod(folder, 0o711);
  const log = join(folder, 'postgres.log');
  const postgres = await startPostgres({
    dataDir: join(folder, 'pgdata'),
    port: 0,
    log,
    isDurable: false,
  });
  const [service, bare, gateway] = [await freePort(), await freePort(), await freePort()];
  const keys = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const inBase64 = (pem: string) => Buffer.from(pem).toString('base64');
  const publicKeys = JSON.stringify({ gateway: inBase64(keys.publicKey) });
  const urls = await prepareDatabases(await embeddedDatabase(postgres.url), [
    {
      name: 'gateway',
      password: randomBytes(12).toString('hex'),
      db: join(root, 'services/gateway/db'),
    },
  ]);
  await writeReleases(join(folder, 'releases'), service);

  const start = (script: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess => {
    const output = openSync(join(folder, 'processes.log'), 'a');
    return spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', output, output],
    });
  };
  const children = [
    start('tests/bench/gateway/fixture-service.ts', [], {
      PORT: String(service),
      IDENTITY_PUBLIC_KEYS: publicKeys,
    }),
    start('tests/bench/gateway/bare-proxy.ts', [String(bare), String(service)], {}),
    start('services/gateway/src/server.ts', [], {
      PORT: String(gateway),
      // Nobody is there: it serves without.
      PUBLIC_URL: 'http://127.0.0.1:1',
      ADMIN_URL: 'http://127.0.0.1:1',
      ORIGIN: `http://localhost:${gateway}`,
      DATABASE_URL: urls.get('gateway'),
      IDENTITY_PRIVATE_KEY: inBase64(keys.privateKey),
      IDENTITY_PUBLIC_KEYS: publicKeys,
      SESSION_SECRET: randomBytes(32).toString('base64'),
      RELEASE_STORE: join(folder, 'releases'),
      LOG_LEVEL: 'info',
    }),
  ];
  const at = (port: number) => `http://127.0.0.1:${port}`;
  await Promise.all([service, bare, gateway].map((port) => answers(at(port))));
  return {
    direct: at(service),
    bare: at(bare),
    gateway: at(gateway),
    identity: { 'x-reset-identity': longLivedIdentity(keys.privateKey) },
    stop: async () => {
      for (const child of children) child.kill('SIGKILL');
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

// As the gateway would sign it, but for the whole run: the others cannot renew it.
const longLivedIdentity = (privateKey: string): string =>
  createSigner({
    key: privateKey,
    algorithm: 'EdDSA',
    iss: 'gateway',
    aud: 'member',
    expiresIn: 600_000,
  })({ sid: 'bench', sub: '01900000-0000-7000-8000-000000000001', roles: ['member'], mfa: null });

async function writeReleases(store: string, servicePort: number): Promise<void> {
  const services: ServicesFile = {
    services: {
      member: {
        url: `http://127.0.0.1:${servicePort}`,
        routes: [
          { method: 'GET', path: '/api/v1/overview', access: 'member' },
          { method: 'POST', path: '/api/v1/start', access: 'visitor', session: 'starts' },
        ],
      },
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
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const reply = await fetch(`${url}/healthz`).catch(() => null);
    if (reply?.ok) return;
    await sleep(50);
  }
  throw new Error(`${url} does not answer.`);
}
