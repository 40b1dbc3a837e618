import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { newId } from '@reset/service-kit';
import { expect, request as requests } from 'playwright/test';
import { startedWith } from '../../infra/dev/processes/process-facts.ts';
import { signWebhook } from '../faults/load/sign-webhook.ts';
import { newCardholder } from './cardholder.ts';
import { readAs } from './product/product-database.ts';
import { person, processOf, productUrl } from './product/running-product.ts';
import { signIn } from './sign-in.ts';

/** How often each client calls: as many do, it keeps its connection for the next call. */
const PAUSE_MS = 15;
const CLIENTS = 4;

export type Calls = {
  /** What failed, in words. */
  failed: string[];
  /** How many did not. */
  answered: number;
  /** How many streams of events were ended in order. */
  streams: number;
  /** The ids of the authorizations that were approved. */
  approved: string[];
};

type Card = { card_id: string; account_id: string; customer_id: string };

/**
 * Clients that read and pay without a pause, until they are stopped: each call once, since one that is
 * sent again would hide that it failed.
 * @param cookie of somebody who is signed in
 * @param card with which a cent is paid again and again
 */
function callAs(cookie: string, card: Card): { stop(): Promise<Calls> } {
  const gateway = new URL(process.env['RESET_GATEWAY_URL'] ?? '');
  const host = new URL(process.env['RESET_URL'] ?? '').host;
  const secret = startedWith(processOf('member'), 'SYNCTERA_WEBHOOK_SECRET') ?? '';
  const agent = new Agent({ keepAlive: true });
  const calls: Calls = { failed: [], answered: 0, streams: 0, approved: [] };
  const stopping = new AbortController();

  const fail = (what: string, error: unknown) =>
    void calls.failed.push(`${new Date().toISOString()} ${what}: ${(error as Error).message}`);
  const call = async (what: string, options: { path: string; headers: object; body?: string }) => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const sent = request(gateway, {
      agent,
      method: options.body === undefined ? 'GET' : 'POST',
      path: options.path,
      headers: { host, ...options.headers },
    });
    sent.once('response', resolve).once('error', reject);
    sent.end(options.body);
    try {
      const answer = await promise;
      const body = await text(answer);
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${body.slice(0, 100)}`);
      calls.answered += 1;
      return body;
    } catch (error) {
      fail(what, error);
      return null;
    }
  };

  const repeat = async (step: () => Promise<void>) => {
    while (!stopping.signal.aborted) {
      await step();
      await pause(PAUSE_MS);
    }
  };
  /** A stream that is ended is followed again, as browsers do; one that is cut off has failed. */
  const follow = async () => {
    const options = { host: gateway.hostname, port: gateway.port, path: '/api/v1/events' };
    const sent = request({ ...options, agent: false, headers: { host, cookie } });
    const stop = () => sent.destroy();
    stopping.signal.addEventListener('abort', stop);
    try {
      sent.end();
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      if (answer.statusCode !== 200) throw new Error(String(answer.statusCode));
      await text(answer);
      calls.streams += 1;
    } catch (error) {
      if (!stopping.signal.aborted) fail('a stream', error);
    } finally {
      stopping.signal.removeEventListener('abort', stop);
    }
  };
  const read = async (path: string) => void (await call(path, { path, headers: { cookie } }));
  const pay = async () => {
    const id = newId();
    const body = JSON.stringify({
      id,
      type: 'AUTHORIZATION',
      ...card,
      amount: 1,
      currency: 'USD',
      transaction_time: new Date().toISOString(),
      merchant: { mid: 'meanwhile', name: 'Corner Store', mcc: '5411' },
    });
    const path = '/api/v1/webhooks/synctera/authorizations';
    const answer = await call('a payment', { path, headers: signWebhook(body, secret), body });
    if (answer && (JSON.parse(answer) as { status: string }).status === 'APPROVED') {
      calls.approved.push(id);
    }
  };

  const running = Promise.all(
    Array.from({ length: CLIENTS }, () => [
      repeat(() => read('/api/v1/dashboard/overview')),
      // The public service's, which the member service asks in its turn.
      repeat(() => read('/api/v1/users/profile')),
      repeat(() => read('/')),
      repeat(pay),
      repeat(follow),
    ]).flat(),
  );
  return {
    async stop() {
      stopping.abort();
      await running;
      agent.destroy();
      return calls;
    },
  };
}

/** The same by a seeded member who reads, and with the card of somebody who is in no other test. */
export async function callMeanwhile(): Promise<{ stop(): Promise<Calls> }> {
  const { id } = await newCardholder();
  const [card] = await readAs<Card>(
    'member',
    `SELECT c.synctera_card_id AS card_id, a.synctera_account_id AS account_id,
            a.synctera_person_id AS customer_id
       FROM card_account a JOIN card c ON c.card_account_id = a.id WHERE a.user_id = $1`,
    [id],
  );
  if (!card) throw new Error('She has no card.');
  const context = await requests.newContext({ baseURL: productUrl() });
  await signIn({ request: context }, person('hourly_ach'));
  const { cookies } = await context.storageState();
  await context.dispose();
  return callAs(cookies.map(({ name, value }) => `${name}=${value}`).join('; '), card);
}

/** No call failed, no stream was cut off, and each payment that was approved is held in the ledger. */
export async function expectNothingLost(calls: Calls): Promise<void> {
  const { failed, answered, approved, streams } = calls;
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(500);
  expect(approved.length).toBeGreaterThan(50);
  expect(streams).toBeGreaterThan(0);
  const held = await readAs<{ source: string }>(
    'member',
    `SELECT source FROM ledger.transfer WHERE kind = 'pending' AND source = ANY ($1)`,
    [approved],
  );
  expect(held.map(({ source }) => source).toSorted()).toEqual(approved.toSorted());
  expect(await readAs('member', 'SELECT * FROM money_problems()')).toEqual([]);
}
