import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { CardRecords } from '@reset/api-contract/member/links.ts';
import { freePort, testConfig } from '@reset/service-kit/testing';

const SERVER = join(import.meta.dirname, '../src/server.ts');

/** Processes of the service, for one file of tests; the neighbour that they ask knows of no card. */
export async function serviceProcesses() {
  const children: ChildProcess[] = [];
  const neighbour = await startNeighbour();
  return {
    /**
     * Starts one on this database.
     * @param failpoint where it ends; null for one that lives
     * @returns `ended` is the signal that killed it
     */
    async start(databaseUrl: string, failpoint: string | null) {
      const { NODE_ENV, PARTNERS_FOLDER, IDENTITY_PRIVATE_KEY, IDENTITY_PUBLIC_KEYS } =
        testConfig('onboarding');
      const port = await freePort();
      const child = spawn(process.execPath, [SERVER], {
        env: {
          NODE_ENV,
          PARTNERS_FOLDER,
          IDENTITY_PRIVATE_KEY,
          IDENTITY_PUBLIC_KEYS,
          PERSONAL_DATA_KEY: Buffer.alloc(32, 1).toString('base64'),
          SSN_INDEX_KEY: Buffer.alloc(32, 2).toString('base64'),
          PORT: String(port),
          LOG_LEVEL: 'silent',
          DATABASE_URL: databaseUrl,
          ORIGIN: 'http://localhost',
          MAIL_URL: 'smtp://127.0.0.1:1',
          MAIL_FROM: 'Reset <hello@reset.example>',
          PUBLIC_URL: neighbour.url,
          MEMBER_URL: neighbour.url,
          ...(failpoint === null ? {} : { FAILPOINT: failpoint }),
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      children.push(child);
      return {
        url: `http://127.0.0.1:${port}`,
        ended: once(child, 'exit').then(([, signal]) => signal as string),
      };
    },
    stop(): void {
      for (const child of children) child.kill('SIGKILL');
      neighbour.server.close();
    },
  };
}

async function startNeighbour(): Promise<{ server: Server; url: string }> {
  const records: CardRecords = { card_account: 'none', has_transactions: false };
  const server = createServer(({ url }, reply) => {
    const isKnown = url?.endsWith('/card_records') ?? false;
    reply.writeHead(isKnown ? 200 : 503, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(isKnown ? records : { error: 'Away.', code: 'service_unavailable' }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
