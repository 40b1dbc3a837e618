import type { Clock } from '@reset/service-kit';
import { callerOf } from '#features/session/session.ts';
import type { FastifyRequest } from 'fastify';
import type { By } from './staff.ts';

/** Who is signed in, as who changes the staff. */
export function byCaller(request: FastifyRequest, clock: Clock): By & { userId: string } {
  const { staffId, onBehalfOf } = callerOf(request);
  return { userId: staffId, onBehalfOf, requestId: request.id, now: clock.now() };
}
