import type { FastifyRequest } from 'fastify';
import { Refused } from '#http/refusals.ts';
import type { Context } from '../../context.ts';
import type { ItemStore } from './items/item-store.ts';
import type { ItemWebhooks } from './items/item-webhooks.ts';
import type { LinkTokenStore } from './link/link-token-store.ts';
import { missingFields } from './plaid-refusals.ts';

/** What Plaid's routes depend on. */
export type Plaid = Pick<Context, 'ach' | 'clock' | 'random'> & {
  items: ItemStore;
  links: LinkTokenStore;
  hooks: ItemWebhooks;
};

type Credentials = {
  body: { client_id?: string; secret?: string };
  headers: FastifyRequest['headers'];
};

/** Any client id and secret will do, in the body or in headers. @throws Refused without one */
export function requireCredentials({ body, headers }: Credentials): void {
  const missing = [
    ...(body.client_id || headers['plaid-client-id'] ? [] : ['client_id']),
    ...(body.secret || headers['plaid-secret'] ? [] : ['secret']),
  ];
  if (missing.length > 0) throw new Refused(missingFields(missing));
}
