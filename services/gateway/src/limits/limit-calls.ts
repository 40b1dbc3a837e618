import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import type { Refusal } from '@reset/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallCounts } from './call-count-store.ts';
import { callKey } from './call-key.ts';

export type LimitCalls = ReturnType<typeof limitCalls>;

/**
 * Counts a call against each of its route's limits, in their order and up to the
 * first that is reached.
 * @param parts.factor how many times as often as published calls may be made
 * @returns a function that is true for a call within its limits; any other it has
 *   refused with 429, saying when to try again
 */
export function limitCalls(parts: {
  counts: Pick<CallCounts, 'count'>;
  secret: Buffer;
  factor: number;
}) {
  const { counts, secret, factor } = parts;

  const waitMsFor = async (route: PublishedRoute, { ip, body }: FastifyRequest) => {
    for (const limit of route.limits ?? []) {
      const key = callKey(secret, { route, limit, ip, body });
      const calls = Math.floor(limit.calls * factor);
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

const tooManyRequests: Refusal = {
  status: 429,
  error: 'Too many attempts. Please wait a moment and try again.',
  code: 'too_many_requests',
};
