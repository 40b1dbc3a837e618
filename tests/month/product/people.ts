import { once } from 'node:events';
import { createServer } from 'node:http';
import type { UserIdentity } from '@reset/api-contract/public/users.ts';

/** Everybody is called as the sandbox's bank calls the owner of an account that is linked without a widget. */
export const NAME = { first: 'Jordan', last: 'Sample' } as const;

export type PeopleService = { url: string; close(): void };

/** Who people are, which in the product the public service knows: everybody has the same name. */
export async function startPeopleService(port: number): Promise<PeopleService> {
  const server = createServer((request, response) => {
    const id = /^\/internal\/users\/([\da-f-]{36})$/.exec(request.url ?? '')?.[1];
    request.resume();
    if (id === undefined) return void response.writeHead(404).end('{}');
    response.setHeader('content-type', 'application/json').end(JSON.stringify(personOf(id)));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const personOf = (id: string): UserIdentity => ({
  id,
  email: `jordan.${id}@example.com`,
  entered_email: null,
  first_name: NAME.first,
  last_name: NAME.last,
  confirmed: true,
  staff: false,
  mfa_enabled: false,
  language: null,
  phone_number: null,
  partner_slug: null,
  referral_slug: null,
  product_name: null,
  group_id: null,
  utm_campaign: null,
  utm_source: null,
  utm_medium: null,
  created_at: '2026-01-01T00:00:00Z',
});
