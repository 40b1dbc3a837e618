import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { compileCache, eventually, freePort, testConfig } from '@reset/service-kit/testing';
import { expect } from '@jest/globals';
import { DATA_KEY } from './member-service.ts';

const SERVER = join(import.meta.dirname, '../src/server.ts');
const READY_MS = 60_000;
const NOBODY = 'http://127.0.0.1:1';

/** Processes of the service, for one file of tests. */
export function serviceProcesses() {
  const children: ChildProcess[] = [];
  return {
    /**
     * Starts one on this database; its neighbours are away unless `more` has them.
     * @param more of its environment
     * @returns `ended` is the signal that killed it
     */
    async start(databaseUrl: string, more: Record<string, string> = {}) {
      const { NODE_ENV, PARTNERS_FOLDER, IDENTITY_PRIVATE_KEY, IDENTITY_PUBLIC_KEYS } =
        testConfig('member');
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const child = spawn(process.execPath, [SERVER], {
        env: {
          ...compileCache(),
          NODE_ENV,
          PARTNERS_FOLDER,
          IDENTITY_PRIVATE_KEY,
          IDENTITY_PUBLIC_KEYS,
          DATA_KEY,
          PUSH_KEYS: Buffer.alloc(32, 7).toString('base64url'),
          ORIGIN: 'https://reset.example',
          MAIL_URL: 'smtp://127.0.0.1:1',
          MAIL_FROM: 'Reset <hello@reset.example>',
          TEXTS_URL: 'http://127.0.0.1:1',
          TEXTS_ACCOUNT: 'AC1',
          TEXTS_TOKEN: 'secret',
          TEXTS_FROM: '+12025550100',
          PORT: String(port),
          LOG_LEVEL: 'silent',
          DATABASE_URL: databaseUrl,
          PUBLIC_URL: NOBODY,
          ONBOARDING_URL: NOBODY,
          ...more,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      children.push(child);
      return {
        child,
        url,
        /** Until it answers that it is ready, or has ended at its failpoint. */
        ready: () =>
          eventually(async () => {
            if (child.signalCode === null) expect((await fetch(`${url}/readyz`)).ok).toBe(true);
          }, READY_MS),
        ended: once(child, 'exit').then(([, signal]) => signal as string),
      };
    },
    kill(): void {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}
