import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const SERVER = join(import.meta.dirname, '../../provider-sandbox/src/server.ts');
const ATTEMPTS = 1_200;

export type RunningSandbox = {
  url: string;
  /** Where it takes mails, as MAIL_URL has it. */
  mailUrl: string;
  stop(): Promise<void>;
};

/**
 * The sandbox of the whole run, for tests that ask providers about what they made there themselves,
 * and change nothing for others: no faults, no clock, no counts of all there is.
 */
export async function sharedProviderSandbox(): Promise<RunningSandbox> {
  const door = process.env['TEST_SANDBOX_DOOR'];
  if (door === undefined) return startProviderSandbox();
  const reply = await fetch(door);
  if (!reply.ok) throw new Error('The provider sandbox did not start.');
  const sandbox = (await reply.json()) as Omit<RunningSandbox, 'stop'>;
  return { ...sandbox, stop: () => Promise.resolve() };
}

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
