import type { FastifyRequest } from 'fastify';
import type { Refusal, SecurityEvent } from './refusals.ts';

const BY_STATUS: Record<number, SecurityEvent> = {
  400: 'input.refused',
  401: 'access.unauthenticated',
  403: 'access.forbidden',
  413: 'input.refused',
  414: 'input.refused',
  415: 'input.refused',
  421: 'input.refused',
  429: 'rate_limit.exceeded',
};

/**
 * Logs a refusal that says something about attempts on the product, under the name of what it was:
 * its own, or its status's. What only the state of things refused is no such event.
 */
export function logRefusal(
  request: FastifyRequest,
  { status, code, event = eventOf(status, code) }: Pick<Refusal, 'status' | 'code' | 'event'>,
): void {
  if (!event) return;
  // Which route it was says the request's own line, under the same id.
  request.log.info({ ...request.loggedCaller, status, code }, event);
}

// Of 422 only what a schema or its like refused; the others are answers of a feature.
const eventOf = (status: number, code: string): SecurityEvent | undefined =>
  status === 422 && code === 'invalid_request' ? 'input.refused' : BY_STATUS[status];
