import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { compileCache, eventually, freePort, testConfig } from '@reset/service-kit/testing';
import { expect } from '@jest/globals';
import { allLinked } from './applying.ts';
import { someIdentity, type Issued } from './onboarding-service.ts';

const SERVER = join(import.meta.dirname, '../src/server.ts');
const READY_MS = 60_000;
const NOBODY = 'http://127.0.0.1:1';
const KEY = Buffer.alloc(32, 7).toString('base64');

/** Processes of the service, for one file of tests. */
export function serviceProcesses() {
  const children: ChildProcess[] = [];
  return {
    /**
     * Starts one on this database.
     * @param more of its environment
     * @returns `ended` is the signal that killed it
     */
    async start(databaseUrl: string, more: Record<string, string>) {
      const { NODE_ENV, PARTNERS_FOLDER, IDENTITY_PRIVATE_KEY, IDENTITY_PUBLIC_KEYS } =
        testConfig('onboarding');
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const child = spawn(process.execPath, [SERVER], {
        env: {
          ...compileCache(),
          NODE_ENV,
          PARTNERS_FOLDER,
          IDENTITY_PRIVATE_KEY,
          IDENTITY_PUBLIC_KEYS,
          PERSONAL_DATA_KEY: KEY,
          SSN_INDEX_KEY: KEY,
          ORIGIN: 'https://reset.example',
          MAIL_FROM: 'Reset <hello@reset.example>',
          TEXTS_URL: NOBODY,
          TEXTS_ACCOUNT: 'sandbox',
          TEXTS_TOKEN: 'sandbox',
          TEXTS_FROM: '+12025550100',
          PORT: String(port),
          LOG_LEVEL: 'silent',
          DATABASE_URL: databaseUrl,
          ...more,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      children.push(child);
      return {
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

/**
 * The services beside it, over HTTP: everybody has linked what there is to link, and what the issuer
 * is to make is written down and made.
 * @param identity who everybody is
 */
export async function startNeighbours(identity: Parameters<typeof someIdentity>[0] = {}) {
  const issued: Issued[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    const body = await text(request);
    const answer = answerTo(method, url, someIdentity(identity));
    if (method === 'PUT') {
      const [, userId = '', what] = /^\/internal\/members\/([^/]+)\/(\w+)$/.exec(url) ?? [];
      issued.push({
        userId,
        what: what as Issued['what'],
        body: JSON.parse(body) as Issued['body'],
      });
    }
    response.writeHead(answer === null ? 204 : 200, { 'content-type': 'application/json' });
    response.end(answer === null ? undefined : JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    issued,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answerTo(method: string, url: string, identity: object): object | null {
  if (method === 'PUT') return null;
  if (url.startsWith('/internal/users/')) return identity;
  if (url.startsWith('/internal/events')) return { events: [], next: '0' };
  if (url.endsWith('/card_records')) {
    return { card_account: 'none', has_transactions: false, kept_from: null };
  }
  return allLinked();
}
