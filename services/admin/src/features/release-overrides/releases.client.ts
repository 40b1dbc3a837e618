import type { OfferedSlice, OfferedSlices } from '@reset/api-contract/gateway/release-override.ts';
import { InternalCallError, RefusedError, unavailable } from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';

const TIMEOUT_MS = 4_000;

/**
 * The versions that the signed registry vouches for, as the gateway has it.
 * @throws RefusedError where it does not answer
 */
export async function offeredSlices(
  { gateway }: Context['services'],
  request: FastifyRequest,
): Promise<OfferedSlice[]> {
  try {
    const call = { requestId: request.id, timeoutMs: TIMEOUT_MS };
    return (await gateway.get<OfferedSlices>('/internal/releases', call)).slices;
  } catch (error) {
    if (!(error instanceof InternalCallError)) throw error;
    throw new RefusedError(unavailable());
  }
}
