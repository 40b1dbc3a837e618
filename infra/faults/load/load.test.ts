import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { seededRandom } from '../random/seeded-random.ts';
import { openLoad } from './load.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const MEMBER = { userId: 'ana', cardId: 'card', accountId: 'account', customerId: 'customer' };

/** Somebody who answers questions, and whoever asks. */
async function stage(answer: (nth: number, response: ServerResponse) => void) {
  const asked: { id: string; amount: number; signature: string | undefined }[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { id, amount } = (await json(request)) as { id: string; amount: number };
    asked.push({ id, amount, signature: request.headers['synctera-signature']?.toString() });
    answer(asked.length, response);
  };
  const gateway = createServer((request, response) => void take(request, response));
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  closing.push(() => {
    gateway.closeAllConnections();
    gateway.close();
  });
  const { port } = gateway.address() as AddressInfo;
  const desk = { gatewayUrl: `http://127.0.0.1:${port}`, secret: 'secret' };
  const load = openLoad({ desk, members: [MEMBER], random: seededRandom(1), round: 1 });
  return { load, asked };
}
const say = (response: ServerResponse, status: 'APPROVED' | 'DECLINED') =>
  response.end(JSON.stringify({ status }));

describe('openLoad', () => {
  it('asks again with the same id and amount until there is an answer', async () => {
    const { load, asked } = await stage((nth, response) => {
      if (nth === 1) response.destroy();
      else if (nth === 2) response.writeHead(503).end();
      else say(response, 'APPROVED');
    });
    const { operation, member } = load.newOperation();
    await load.ask(operation, member);
    expect(operation).toMatchObject({ attempts: 3, decisions: ['APPROVED'], memberId: 'ana' });
    const { id, amountCents } = operation;
    expect(asked.map((one) => [one.id, one.amount])).toEqual(
      [1, 2, 3].map(() => [id, amountCents]),
    );
    expect(asked[0]?.signature).toMatch(/^[0-9a-f]{64}$/);
    expect(load.attempts.past.map(({ isAnswered }) => isAnswered)).toEqual([false, false, true]);
  });

  it('keeps buying until it is ended, and leaves nothing unanswered', async () => {
    const { load } = await stage((_nth, response) => void say(response, 'DECLINED'));
    load.start(3);
    await pause(150);
    await load.finish();
    expect(load.operations.length).toBeGreaterThan(5);
    expect(load.operations.every(({ decisions }) => decisions.length === 1)).toBe(true);
    expect(load.failures).toEqual([]);
  });

  it('tells what is refused, because to ask again would not help', async () => {
    const { load } = await stage((_nth, response) => void response.writeHead(401).end('no'));
    load.start(1);
    await pause(50);
    await load.finish();
    expect(load.failures).toMatchObject([{ name: 'Refused' }]);
  });
});
