import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { compileCache, freePort } from '@reset/service-kit/testing';

const SERVER = join(import.meta.dirname, '../server.ts');

export type SandboxProcess = {
  url: string;
  /** Ends the process without a warning, and starts another on what it left behind. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** A sandbox as a process of its own, with a folder that outlives it until `stop`. */
export async function sandboxProcess(): Promise<SandboxProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let running: ChildProcess | null = null;
  const start = async () => {
    const { PATH } = process.env;
    const env = {
      ...compileCache(),
      PATH,
      PORT: String(port),
      SANDBOX_DATA: folder,
      LOG_LEVEL: 'fatal',
    };
    running = spawn(process.execPath, [SERVER], { env, stdio: 'ignore' });
    await answers(url).catch(async (error: unknown) => {
      await end();
      throw error;
    });
  };
  const end = async () => {
    if (!running) return;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    await gone;
    running = null;
  };
  await start();
  return {
    url,
    async restart() {
      await end();
      await start();
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 900; tries += 1) {
    const isUp = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await pause(100);
  }
  throw new Error('The sandbox did not start within 90 seconds.');
}
