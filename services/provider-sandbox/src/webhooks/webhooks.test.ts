import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@reset/service-kit/testing';
import { openRecords } from '#records/records.ts';
import { openWebhooks, type Webhooks } from './webhooks.ts';

let url: string;
let webhooks: Webhooks;
let received: { body: string; signature: string | undefined }[] = [];
let answers: number[] = [];
const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const signature = request.headers['acme-signature'];
  received.push({ body: Buffer.concat(parts).toString(), signature: String(signature) });
  response.writeHead(answers.shift() ?? 204).end();
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  url = `http://127.0.0.1:${address.port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  received = [];
  answers = [];
  webhooks = openWebhooks(openRecords(null));
  webhooks.signs('acme', (body) => ({ 'acme-signature': `over ${body}` }));
});

const send = (n: number) => webhooks.send({ provider: 'acme', url, body: { n } });
const arrived = (bodies: string[]) =>
  eventually(async () => expect(received.map(({ body }) => body)).toEqual(bodies));

describe('webhooks', () => {
  it('are signed over the bytes that go out', async () => {
    send(1);
    await arrived(['{"n":1}']);
    expect(received[0]?.signature).toBe('over {"n":1}');
    await eventually(async () =>
      expect(webhooks.all()).toMatchObject([{ status: 204, attempts: 1 }]),
    );
  });

  it('are sent again until they are taken', async () => {
    answers = [503];
    send(1);
    await arrived(['{"n":1}', '{"n":1}']);
    expect(answers).toEqual([]);
  });

  it('go out twice, or the last first, or never', async () => {
    webhooks.set('double');
    send(1);
    await arrived(['{"n":1}', '{"n":1}']);
    webhooks.set('hold');
    send(2);
    send(3);
    webhooks.set('reverse');
    await arrived(['{"n":1}', '{"n":1}', '{"n":3}', '{"n":2}']);
    webhooks.set('drop');
    send(4);
    await webhooks.stop();
    expect(received).toHaveLength(4);
  });

  it('go nowhere without an address', () => {
    webhooks.send({ provider: 'acme', url: null, body: {} });
    expect(webhooks.all()).toEqual([]);
  });
});
