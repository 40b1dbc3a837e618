import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { newId } from '@reset/service-kit';
import type { SeededCard } from './seed-cards.ts';

const PATH = '/api/v1/webhooks/synctera/authorizations';

export type Asked = {
  /** Approvals a second. */
  perSecond: number;
  /** How long each took, in milliseconds, in ascending order. */
  times: number[];
};

type Plan = {
  gateway: string;
  secret: string;
  cards: readonly SeededCard[];
  /** How many wait for their answer at any moment, each on a connection of its own. */
  inFlight: number;
  seconds: number;
};

/**
 * Asks as the card network does: signed questions about cards in random order, the next one on a
 * connection as soon as the last is answered. Written straight to sockets, because whoever measures
 * shares two cores with what is measured.
 * @throws where any is answered otherwise than by an approval
 */
export async function askAsNetwork({ gateway, secret, cards, ...plan }: Plan): Promise<Asked> {
  const { hostname, port, host } = new URL(gateway);
  const times: number[] = [];
  const startedAt = performance.now();
  const until = startedAt + plan.seconds * 1_000;
  const askOn = async () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, 'connect');
    const reader = readerOf(socket);
    while (performance.now() < until) {
      const card = cards[Math.floor(Math.random() * cards.length)];
      if (!card) throw new Error('There is no card to pay with.');
      const askedAt = performance.now();
      socket.write(question(card, { secret, host }));
      const answer = await reader.next();
      if (!answer.includes('"APPROVED"')) throw new Error(`It was answered with ${answer}`);
      times.push(performance.now() - askedAt);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: plan.inFlight }, askOn));
  const seconds = (performance.now() - startedAt) / 1_000;
  return { perSecond: times.length / seconds, times: times.toSorted((a, b) => a - b) };
}

/** The bytes of one request: five dollars at a grocer's, signed now. */
function question(card: SeededCard, { secret, host }: { secret: string; host: string }): string {
  const now = Date.now();
  const body = JSON.stringify({
    id: newId(),
    type: 'AUTHORIZATION',
    card_id: card.cardId,
    account_id: card.accountId,
    customer_id: card.accountId,
    amount: 500,
    currency: 'USD',
    transaction_time: new Date(now).toISOString(),
    merchant: { mid: '445566', name: 'Corner Store', mcc: '5411' },
  });
  const timestamp = Math.floor(now / 1_000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return (
    `POST ${PATH} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${body.length}\r\nRequest-Timestamp: ${timestamp}\r\n` +
    `Synctera-Signature: ${signature}\r\n\r\n${body}`
  );
}

/** Answers on one connection, one after the other: small ones, with the length of their body. */
function readerOf(socket: Socket): { next(): Promise<string> } {
  let text = '';
  let waiting: PromiseWithResolvers<string> | undefined;
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    text += chunk;
    const end = text.indexOf('\r\n\r\n');
    const length = /content-length: (\d+)/i.exec(text)?.[1];
    if (end < 0 || text.length < end + 4 + Number(length)) return;
    const whole = text;
    text = '';
    waiting?.resolve(whole);
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('The gateway closed the connection.')));
  return {
    next() {
      waiting = Promise.withResolvers<string>();
      return waiting.promise;
    },
  };
}
