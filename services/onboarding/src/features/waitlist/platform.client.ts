import type { Platform } from '@reset/api-contract/member/platforms.ts';
import { InternalCallError, RefusedError, unavailable } from '@reset/service-kit';
import type { Context } from '#context.ts';

const platformsUnavailable = unavailable(
  'We cannot check your payroll provider right now. Please try again.',
);

/**
 * Calls the member service, which knows what payroll platforms can report.
 * @returns null when there is none of this id
 * @throws RefusedError 503 while it does not answer
 */
export async function findPlatform(
  { services }: Context,
  id: string,
  requestId: string,
): Promise<Platform | null> {
  try {
    const path = `/internal/platforms/${encodeURIComponent(id)}`;
    return await services.member.get<Platform>(path, { requestId });
  } catch (error) {
    if (!(error instanceof InternalCallError)) throw error;
    if (error.status === 404) return null;
    const refused = new RefusedError(platformsUnavailable);
    refused.cause = error;
    throw refused;
  }
}
