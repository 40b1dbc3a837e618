import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A webhook as it came over the wire. */
export type Received = {
  headers: IncomingHttpHeaders;
  text: string;
  body: Record<string, unknown>;
};

export type WebhookReceiver = {
  url: string;
  received: Received[];
  /** What is answered from now on; null leaves requests without an answer. */
  answerWith(answer: { status: number; body?: object } | null): void;
  close(): void;
};

/** A server that webhooks are sent to. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let answer: { status: number; body?: object } | null = { status: 204 };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString();
    received.push({ headers: request.headers, text, body: JSON.parse(text) });
    if (answer === null) return;
    response.writeHead(answer.status).end(answer.body && JSON.stringify(answer.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    answerWith: (next) => {
      answer = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
