import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { dataFolderPath, dataPaths } from '../../../infra/dev/data/data-folder.ts';
import { freePort } from '@reset/service-kit/testing/free-port.ts';
import { findServices } from '../../../infra/dev/services.ts';
import { failedRequests } from './failed-requests.ts';
import { startFront } from './front.ts';

const thisClone = fileURLToPath(new URL('../../..', import.meta.url));
/** A start on a machine that does as much beside it as it can. */
export const READY_LIMIT_MS = 300_000;
const OTHER_PORTS = ['SANDBOX_SMTP', 'POSTGRES', 'GATEWAY_READINESS'].map((prefix) => ({ prefix }));
/** One machine signs in more often than a workplace; what counts by account stays as it is. */
const IP_LIMIT_FACTOR = '20';

export type StartedProduct = {
  /** Variables by which running-product.ts finds it. */
  variables: Record<string, string>;
  stop(): Promise<void>;
};

/**
 * `npm start` on free ports, behind a front and with data of its own, until it says that it is ready.
 * @param root the clone that is started
 */
export async function startProduct(
  env: Record<string, string> = {},
  root = thisClone,
): Promise<StartedProduct> {
  // Not the user's temporary folder: root's PostgreSQL runs as another user.
  const parent = await mkdtemp(join(process.env['TEST_RUN_FOLDER'] ?? '/var/tmp', 'reset-e2e-'));
  await chmod(parent, 0o711);
  const services = findServices(root);
  const ports: Record<string, string> = {};
  for (const { prefix } of [...services, ...OTHER_PORTS]) {
    ports[`${prefix}_PORT`] = String(await freePort());
  }
  const mode = env['NODE_ENV'] === 'production' ? 'production' : 'development';
  const data = dataFolderPath({ root, mode, parent });
  const front = await startFront(Number(ports['GATEWAY_PORT']));
  const child = spawn(process.execPath, [join(root, 'infra/dev/start.ts'), 'start'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_PARENT: parent,
      ORIGIN: front.origin,
      IP_LIMIT_FACTOR,
      DEMO_TRIGGERS: 'true',
      ...ports,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await front.stop();
    sayFailedRequests(data);
    await rm(parent, { recursive: true, force: true });
  };
  try {
    await ready(child);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    variables: {
      RESET_URL: front.origin,
      RESET_FRONT_CONTROL: front.control,
      RESET_READINESS_URL: `http://127.0.0.1:${ports['GATEWAY_READINESS_PORT']}/readyz`,
      RESET_IP_LIMIT_FACTOR: env['IP_LIMIT_FACTOR'] ?? IP_LIMIT_FACTOR,
      RESET_DATA: data,
      ...Object.fromEntries(
        services.map(({ prefix }) => [
          `RESET_${prefix}_URL`,
          `http://127.0.0.1:${ports[`${prefix}_PORT`]}`,
        ]),
      ),
    },
    stop,
  };
}

/** The logs go with the product: what failed in it is in the run's output from then on. */
function sayFailedRequests(data: string): void {
  const { logs } = dataPaths(data);
  const failed = existsSync(logs) ? failedRequests(logs) : [];
  if (failed.length > 0) console.warn(`Answered with 500:\n${failed.join('\n')}`);
}

async function ready(child: ChildProcess): Promise<void> {
  if (!child.stdout || !child.stderr) throw new Error('The product has no output.');
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const lines = createInterface({ input: child.stdout });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const late = setTimeout(() => reject(new Error(`Not ready in time:\n${said}`)), READY_LIMIT_MS);
  lines.on('line', (line) => {
    said += `${line}\n`;
    if (line.startsWith('Reset is ready')) resolve();
  });
  child.once('exit', () => reject(new Error(`The product ended while it started:\n${said}`)));
  try {
    await promise;
  } finally {
    clearTimeout(late);
  }
}
