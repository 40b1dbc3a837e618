import type { FastifyRequest } from 'fastify';
import { missingFields, PlaidRefused } from './plaid-refusal.ts';

type Credentials = {
  body: { client_id?: string; secret?: string };
  headers: FastifyRequest['headers'];
};

/** Any client id and secret will do, in the body or in headers. @throws PlaidRefused without one */
export function insistOnCredentials({ body, headers }: Credentials): void {
  const missing = [
    ...(body.client_id || headers['plaid-client-id'] ? [] : ['client_id']),
    ...(body.secret || headers['plaid-secret'] ? [] : ['secret']),
  ];
  if (missing.length > 0) throw new PlaidRefused(missingFields(missing));
}
