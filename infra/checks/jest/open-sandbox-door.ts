import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  startProviderSandbox,
  type RunningSandbox,
} from '@reset/service-kit/testing/provider-sandbox.ts';

export type SandboxDoor = {
  /** Answers with where the sandbox is, which it starts when it is asked first. */
  url: string;
  stop(): Promise<void>;
};

/** For the files of tests that share one sandbox: a run that has none of them starts none. */
export async function openSandboxDoor(): Promise<SandboxDoor> {
  let sandbox: Promise<RunningSandbox> | undefined;
  const server = createServer((_question, answer) => {
    // Kept ones are closed in the moment of their next use, when the machine is busy.
    answer.setHeader('connection', 'close');
    sandbox ??= startProviderSandbox();
    sandbox.then(
      ({ url, mailUrl }) => answer.end(JSON.stringify({ url, mailUrl })),
      () => answer.writeHead(500).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      await (await sandbox?.catch(() => undefined))?.stop();
    },
  };
}
