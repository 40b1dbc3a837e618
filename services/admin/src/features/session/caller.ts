import { requireIdentity } from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Holder } from './session.ts';

/** Who of staff calls a route below /admin. */
export type Caller = {
  staffId: string;
  /** As whom she views the product meanwhile; null unless she does. */
  onBehalfOf: string | null;
};

/** Who calls, by whom she is herself: as whom she views the product decides nothing (C-100). */
export function callerOf(request: FastifyRequest): Caller {
  const { userId, realUserId: staffId } = requireIdentity(request);
  return { staffId, onBehalfOf: userId === staffId ? null : userId };
}

/** Who holds a token out, or asks for one. */
export const holderOf = (request: FastifyRequest): Holder => ({
  userId: callerOf(request).staffId,
  gatewaySessionId: requireIdentity(request).sessionId,
});
