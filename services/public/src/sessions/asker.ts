import { RefusedError, type Identity } from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';

/** Who asks, signed in or not, by the gateway's word; refuses with 401 without it. */
export function asker(request: FastifyRequest): Identity {
  if (request.identity) return request.identity;
  throw new RefusedError({ status: 401, error: 'Unauthorized', code: 'unauthorized' });
}
