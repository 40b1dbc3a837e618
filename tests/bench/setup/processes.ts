import { spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ServicesFile } from '@reset/api-contract/gateway/services-file.ts';
import { changeRegistry } from '../../../infra/release/registry-file.ts';
import { registryEnvironment } from '../../../infra/release/registry-keys.ts';
import { open, type Resources } from '../../resources/with-resources.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The address of a port on this machine. */
export const at = (port: number): string => `http://127.0.0.1:${port}`;

const READY_LIMIT_MS = 60_000;

/**
 * A script as a process of its own that listens on `port`, once it answers; its output goes to a
 * log in `folder`.
 * @returns its id, and a function that ends it in order
 */
export async function openProcess(
  resources: Resources,
  options: {
    folder: string;
    /** From the root. */
    script: string;
    args?: string[];
    port: number;
    env?: NodeJS.ProcessEnv;
  },
): Promise<{ pid: number; stop: () => Promise<void> }> {
  const { folder, script, args = [], port, env } = options;
  const child = await open(
    resources,
    async (): Promise<ChildProcess> => {
      const output = openSync(join(folder, 'processes.log'), 'a');
      return spawn(process.execPath, [join(root, script), ...args], {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
        stdio: ['ignore', output, output],
      });
    },
    (running) => end(running, 'SIGKILL'),
  );
  await answers(child, script, at(port));
  return { pid: child.pid ?? 0, stop: () => end(child, 'SIGTERM') };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

async function answers(child: ChildProcess, script: string, url: string): Promise<void> {
  const until = performance.now() + READY_LIMIT_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`${script} ended before it answered.`);
    const reply = await fetch(`${url}/healthz`).catch(() => null);
    if (reply?.ok) return;
    await pause(50);
  }
  throw new Error(`${script} does not answer at ${url}.`);
}

/** The gateway's keys: its own environment, the private key as PEM, and whom all others believe. */
export function gatewayKeys() {
  const keys = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const inBase64 = (pem: string) => Buffer.from(pem).toString('base64');
  return {
    privatePem: keys.privateKey,
    env: {
      IDENTITY_PRIVATE_KEY: inBase64(keys.privateKey),
      IDENTITY_PUBLIC_KEYS: JSON.stringify({ gateway: inBase64(keys.publicKey) }),
    },
  };
}

/**
 * The least that a gateway serves pages from, and these services.
 * @returns what the gateway's environment says of the registry
 */
export async function writeReleases(
  store: string,
  services: ServicesFile['services'],
): Promise<{ REGISTRY_PUBLIC_KEYS: string }> {
  const shell = { version: 'bench', html: '/releases/shell/bench/index.html', previous: null };
  await mkdir(join(store, 'shell/bench'), { recursive: true });
  await writeFile(
    join(store, 'shell/bench/index.html'),
    '<meta name="csrf-token" content="%csrf_token%" /><!--preload--><script type="application/json">%page_data%</script>',
  );
  await changeRegistry(store, () => ({ shell, remotes: {} }), null);
  await writeFile(join(store, 'services.json'), JSON.stringify({ services }));
  return registryEnvironment(store);
}
