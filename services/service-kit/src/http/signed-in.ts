import type { FastifyRequest } from 'fastify';
import { RefusedError, unauthorized } from './errors.ts';
import type { Identity } from './identity.ts';

export type SignedIn = Extract<Identity, { kind: 'user' }>;

/** The person behind a request of a member or admin route; refuses with 401 when there is none. */
export function signedIn(request: FastifyRequest): SignedIn {
  if (request.identity?.kind !== 'user') throw new RefusedError(unauthorized);
  return request.identity;
}
