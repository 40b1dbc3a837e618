import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import { tooManyAttempts } from '@reset/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { rateLimitKey } from './rate-limit-key.ts';
import type { RateLimitStore } from './rate-limit.store.ts';

/**
 * Counts a call against each of its route's rate limits, in their order and up to the
 * first that is reached.
 * @returns a function that is true for a call within its limits; any other it has
 *   refused with 429, saying when to try again
 */
export function enforceRateLimits(
  counts: Pick<RateLimitStore, 'count'>,
  config: Context['config'],
) {
  const secret = Buffer.from(config.SESSION_SECRET, 'base64');

  const waitMsFor = async (route: PublishedRoute, { ip, body }: FastifyRequest) => {
    for (const limit of route.limits ?? []) {
      const key = rateLimitKey(secret, { route, limit, ip, body });
      const calls = Math.floor(limit.calls * config.IP_LIMIT_FACTOR);
      // One after the other: what one limit refuses is not counted by the next.
      const waitMs = await counts.count(key, { calls, seconds: limit.seconds });
      if (waitMs !== null) return waitMs;
    }
    return null;
  };

  return async (
    route: PublishedRoute,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<boolean> => {
    const waitMs = await waitMsFor(route, request);
    if (waitMs === null) return true;
    reply.header('retry-after', String(Math.max(Math.ceil(waitMs / 1_000), 1)));
    reply.refuse(tooManyRequests);
    return false;
  };
}

const tooManyRequests = {
  ...tooManyAttempts('Too many attempts. Please wait a moment and try again.'),
  code: 'too_many_requests',
};
