import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Heard = { headers: IncomingHttpHeaders; text: string; body: Record<string, unknown> };

export type WebhookEar = {
  url: string;
  heard: Heard[];
  /** What is answered from now on; null leaves whoever asks without an answer. */
  answerWith(answer: { status: number; body?: object } | null): void;
  close(): void;
};

/** Somebody who hears what providers send. */
export async function webhookEar(): Promise<WebhookEar> {
  const heard: Heard[] = [];
  let answer: { status: number; body?: object } | null = { status: 204 };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString();
    heard.push({ headers: request.headers, text, body: JSON.parse(text) });
    if (answer === null) return;
    response.writeHead(answer.status).end(answer.body && JSON.stringify(answer.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    heard,
    answerWith: (next) => {
      answer = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
