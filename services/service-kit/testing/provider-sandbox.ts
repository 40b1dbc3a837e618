import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const SERVER = join(import.meta.dirname, '../../provider-sandbox/src/server.ts');
const ATTEMPTS = 1_200;

export type RunningSandbox = {
  url: string;
  /** Where it takes mails, as MAIL_URL has it. */
  mailUrl: string;
  stop(): Promise<void>;
};

/** The providers' imitation as a process of its own, as development has it. */
export async function startProviderSandbox(): Promise<RunningSandbox> {
  const [port, mailPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      NODE_OPTIONS: '',
      PORT: String(port),
      SMTP_PORT: String(mailPort),
      LOG_LEVEL: 'fatal',
    },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url, child);
  return {
    url,
    mailUrl: `smtp://127.0.0.1:${mailPort}`,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (child.exitCode !== null) break;
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  child.kill();
  throw new Error('The provider sandbox did not start.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}
