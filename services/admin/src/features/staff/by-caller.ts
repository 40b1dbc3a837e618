import { requireIdentity, type Clock } from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import type { By } from './staff.ts';

/** Who is signed in, as who changes the staff. */
export const byCaller = (request: FastifyRequest, clock: Clock): By & { userId: string } => ({
  userId: requireIdentity(request).userId,
  requestId: request.id,
  now: clock.now(),
});
