import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Service } from '@reset/service-kit';
import { fixedClock } from '@reset/service-kit/testing';
import { Configuration, CountryCode, PlaidApi, Products, type LinkTokenCreateRequest } from 'plaid';
import { buildApp } from '../../../app.ts';
import { openWorld, type SandboxWorld } from '../../../sandbox-world.ts';

export type ListeningSandbox = {
  app: Service;
  world: SandboxWorld;
  clock: ReturnType<typeof fixedClock>;
  url: string;
  plaid: PlaidApi;
  /** Where its webhooks may go, and what has come there. */
  address: string;
  heard: Heard[];
  stop(): Promise<void>;
};
export type Heard = { body: Record<string, unknown>; text: string; verification: string };

/** A sandbox on a port of its own, asked by Plaid's own client, and somebody who hears webhooks. */
export async function listeningSandbox(): Promise<ListeningSandbox> {
  const clock = fixedClock('2026-11-20T20:00:00Z');
  const world = openWorld(clock, null);
  const app = buildApp({ world });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const heard: Heard[] = [];
  const { server, address } = await startHearing(heard);
  return {
    app,
    world,
    clock,
    url,
    plaid: plaidAt(url),
    address,
    heard,
    async stop() {
      await Promise.all([app.close(), world.webhooks.stop()]);
      server.close();
    },
  };
}

export const plaidAt = (url: string): PlaidApi =>
  new PlaidApi(
    new Configuration({
      basePath: `${url}/plaid`,
      baseOptions: { headers: { 'PLAID-CLIENT-ID': 'client', 'PLAID-SECRET': 'secret' } },
    }),
  );

/** Links without a widget, as Plaid's sandbox offers it. */
export async function linkedToken(plaid: PlaidApi, webhook?: string, username = 'user_good') {
  const { data: made } = await plaid.sandboxPublicTokenCreate({
    institution_id: 'ins_sandbox_1',
    initial_products: [Products.Transactions],
    options: { override_username: username, ...(webhook ? { webhook } : {}) },
  });
  const { data } = await plaid.itemPublicTokenExchange({ public_token: made.public_token });
  return data;
}

export const linkRequest = (
  more: Partial<LinkTokenCreateRequest> = {},
): LinkTokenCreateRequest => ({
  client_name: 'Reset',
  language: 'en',
  country_codes: [CountryCode.Us],
  user: { client_user_id: 'user-1' },
  products: [Products.Transactions],
  ...more,
});

/** The code with which Plaid refuses. */
export const refusalOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'answered',
    (error: { response?: { data?: { error_code?: string } } }) =>
      error.response?.data?.error_code ?? 'no answer',
  );

async function startHearing(heard: Heard[]): Promise<{ server: Server; address: string }> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString();
    const verification = String(request.headers['plaid-verification']);
    heard.push({ body: JSON.parse(text) as Record<string, unknown>, text, verification });
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return { server, address: `http://127.0.0.1:${address.port}/plaid` };
}
