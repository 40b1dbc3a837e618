import { startSandbox, type StartedSandbox } from '../../../testing/start-sandbox.ts';
import { jsonClient, type Answer } from '../../../testing/json-client.ts';
import type { Received } from '../../../testing/webhook-receiver.ts';

/** Pinwheel's customer, with a sandbox that sends it webhooks. */
export type PinwheelCustomer = StartedSandbox & {
  /** The webhooks about a person's accounts. */
  webhooksOf(owner: string): Received[];
  /** The names of those, sorted. */
  eventsOf(owner: string): string[];
  call(path: string, request?: { method?: string; body?: object }): Promise<Answer<unknown>>;
  /** Sends a form of the modal. */
  submit(path: string, form: Record<string, string>): Promise<string>;
  /** Makes a token, signs in with it, and returns the id of the account. */
  connect(login: { user: string; owner: string; more?: object }): Promise<string>;
};

export const SECRET = 'secret-of-the-customer';
export const JOBS = ['employment', 'income', 'paystubs', 'shifts'];

export async function startPinwheelCustomer(): Promise<PinwheelCustomer> {
  const sandbox = await startSandbox();
  const { url, receiver } = sandbox;
  const client = jsonClient(url, { 'x-api-secret': SECRET, 'pinwheel-version': '2023-11-22' });
  await client('POST', '/control/pinwheel/webhook_url', { url: receiver.url });

  const call: PinwheelCustomer['call'] = (path, { method = 'GET', body } = {}) =>
    client(method, path, body);
  const submit: PinwheelCustomer['submit'] = async (path, fields) => {
    const body = new URLSearchParams(fields);
    const response = await fetch(`${url}/pinwheel/link/${path}`, { method: 'POST', body });
    return response.text();
  };
  const webhooksOf = (owner: string) =>
    receiver.received.filter((webhook) => sentOf(webhook).payload.end_user_id === owner);

  return {
    ...sandbox,
    webhooksOf,
    call,
    submit,
    eventsOf: (owner) =>
      webhooksOf(owner)
        .map((webhook) => sentOf(webhook).event)
        .toSorted(),
    async connect({ user, owner, more = {} }) {
      const body = { org_name: 'Reset', end_user_id: owner, required_jobs: JOBS, ...more };
      const answer = await call('/pinwheel/v1/link_tokens', { method: 'POST', body });
      const { token } = (answer.body as { data: { token: string } }).data;
      const login = { platform_id: 'sandbox-paylark', username: user, password: 'pass_good' };
      const page = await submit('login', { token, ...login });
      const id = /"accountId":"([\w-]+)"/.exec(page)?.[1];
      if (!id) throw new Error(`Nothing was connected:\n${page}`);
      return id;
    },
  };
}

/** The body of a webhook. */
export const sentOf = ({ body }: Received) =>
  body as { event: string; event_id: string; payload: { end_user_id: string } };
