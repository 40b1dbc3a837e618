import type { FastifyRequest } from 'fastify';
import type { Identity } from './identity.ts';
import { forbidden, RefusedError, unauthorized } from './refusals.ts';

export type SignedIn = Extract<Identity, { kind: 'user' }>;

/** The person who calls a member or admin route; refuses with 401 when there is none. */
export function requireIdentity(request: FastifyRequest): SignedIn {
  if (request.identity?.kind !== 'user') throw new RefusedError(unauthorized);
  return request.identity;
}

/**
 * The caller's user id, when she acts for herself: staff who view the product as her are refused
 * with 403. What is hers alone to do (links, cards, money, credentials) asks for it.
 */
export function rejectImpersonation(request: FastifyRequest): string {
  const { userId, realUserId } = requireIdentity(request);
  if (realUserId !== userId) throw new RefusedError(forbidden);
  return userId;
}
