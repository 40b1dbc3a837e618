import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '@reset/service-kit';
import { buildApp } from '../../../app.ts';
import { openWorld, type SandboxWorld } from '../../../sandbox-world.ts';

/** A webhook as it came over the wire. */
export type Received = { body: string; headers: IncomingHttpHeaders };

/** Pinwheel's customer, with a sandbox that listens and an address for webhooks. */
export type PinwheelCustomer = {
  sandbox: string;
  world: SandboxWorld;
  /** What came about somebody's accounts. */
  webhooksOf(owner: string): Received[];
  /** The names of those, in the order of the alphabet. */
  eventsOf(owner: string): string[];
  call(path: string, request?: { method?: string; body?: object }): Promise<Answer>;
  /** Sends a form of the modal. */
  submit(path: string, form: Record<string, string>): Promise<string>;
  /** Asks for a token, signs in with it, and tells the account that came of it. */
  connect(login: { user: string; owner: string; asked?: object }): Promise<string>;
  stop(): Promise<void>;
};
export type Answer = { status: number; body: unknown };

export const SECRET = 'secret-of-the-customer';
export const JOBS = ['employment', 'income', 'paystubs', 'shifts'];

export async function startPinwheelCustomer(clock: Clock): Promise<PinwheelCustomer> {
  const webhooks: Received[] = [];
  const receiver = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    webhooks.push({ body: Buffer.concat(parts).toString(), headers: request.headers });
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const pinwheelWebhookUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const world = openWorld(clock, null);
  const app = buildApp({ world, pinwheelWebhookUrl });
  const sandbox = await app.listen({ host: '127.0.0.1', port: 0 });

  const call: PinwheelCustomer['call'] = async (path, { method = 'GET', body } = {}) => {
    const response = await fetch(`${sandbox}${path}`, {
      method,
      headers: {
        'x-api-secret': SECRET,
        'pinwheel-version': '2023-11-22',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  };
  const submit: PinwheelCustomer['submit'] = async (path, form) => {
    const body = new URLSearchParams(form);
    const response = await fetch(`${sandbox}/pinwheel/link/${path}`, { method: 'POST', body });
    return response.text();
  };

  const webhooksOf = (owner: string) =>
    webhooks.filter(({ body }) => sentOf(body).payload.end_user_id === owner);

  return {
    sandbox,
    world,
    webhooksOf,
    call,
    submit,
    eventsOf: (owner) =>
      webhooksOf(owner)
        .map(({ body }) => sentOf(body).event)
        .toSorted(),
    async connect({ user, owner, asked = {} }) {
      const body = { org_name: 'Reset', end_user_id: owner, required_jobs: JOBS, ...asked };
      const answer = await call('/pinwheel/v1/link_tokens', { method: 'POST', body });
      const { token } = (answer.body as { data: { token: string } }).data;
      const login = { platform_id: 'sandbox-paylark', username: user, password: 'pass_good' };
      const page = await submit('login', { token, ...login });
      const id = /"accountId":"([\w-]+)"/.exec(page)?.[1];
      if (!id) throw new Error(`Nothing was connected:\n${page}`);
      return id;
    },
    async stop() {
      await app.close();
      await world.webhooks.stop();
      receiver.close();
    },
  };
}

/** What is in the body of a webhook. */
export const sentOf = (body: string) =>
  JSON.parse(body) as { event: string; event_id: string; payload: { end_user_id: string } };
