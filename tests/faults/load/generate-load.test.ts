import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { seededRandom } from '../random/seeded-random.ts';
import { generateLoad } from './generate-load.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const MEMBER = { userId: 'ana', cardId: 'card', accountId: 'account', customerId: 'customer' };

/** A gateway that answers as told, and load against it. */
async function loadAgainst(answer: (nth: number, response: ServerResponse) => void) {
  const requests: { id: string; amount: number; signature: string | undefined }[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { id, amount } = (await json(request)) as { id: string; amount: number };
    requests.push({ id, amount, signature: request.headers['synctera-signature']?.toString() });
    answer(requests.length, response);
  };
  const gateway = createServer((request, response) => void take(request, response));
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  closing.push(() => {
    gateway.closeAllConnections();
    gateway.close();
  });
  const { port } = gateway.address() as AddressInfo;
  const endpoint = { gatewayUrl: `http://127.0.0.1:${port}`, secret: 'secret' };
  const load = generateLoad({ endpoint, members: [MEMBER], random: seededRandom(1), round: 1 });
  return { load, requests };
}
const say = (response: ServerResponse, status: 'APPROVED' | 'DECLINED') =>
  response.end(JSON.stringify({ status }));

describe('generateLoad', () => {
  it('retries with the same id and amount until there is an answer', async () => {
    const { load, requests } = await loadAgainst((nth, response) => {
      if (nth === 1) response.destroy();
      else if (nth === 2) response.writeHead(503).end();
      else say(response, 'APPROVED');
    });
    const { operation, member } = load.newOperation();
    await load.authorize(operation, member);
    expect(operation).toMatchObject({ attempts: 3, decisions: ['APPROVED'], memberId: 'ana' });
    const { id, amountCents } = operation;
    expect(requests.map((one) => [one.id, one.amount])).toEqual(
      [1, 2, 3].map(() => [id, amountCents]),
    );
    expect(requests[0]?.signature).toMatch(/^[0-9a-f]{64}$/);
    expect(load.attempts.past.map(({ isAnswered }) => isAnswered)).toEqual([false, false, true]);
  });

  it('runs until it is finished, and leaves nothing unanswered', async () => {
    const { load } = await loadAgainst((_nth, response) => void say(response, 'DECLINED'));
    load.start(3);
    await pause(150);
    await load.finish();
    expect(load.operations.length).toBeGreaterThan(5);
    expect(load.operations.every(({ decisions }) => decisions.length === 1)).toBe(true);
    expect(load.failures).toEqual([]);
  });

  it('reports what is refused, because a retry would not help', async () => {
    const { load } = await loadAgainst((_nth, response) => void response.writeHead(401).end('no'));
    load.start(1);
    await pause(50);
    await load.finish();
    expect(load.failures).toMatchObject([{ name: 'Refused' }]);
  });
});
