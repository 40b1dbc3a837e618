import type { Platform } from '@reset/api-contract/member/platforms.ts';
import {
  InternalCallError,
  RefusedError,
  type InternalClient,
  type Refusal,
} from '@reset/service-kit';

/** null when there is none of this id. */
export type FindPlatform = (id: string, requestId: string) => Promise<Platform | null>;

const AWAY: Refusal = {
  status: 503,
  code: 'service_unavailable',
  error: 'We cannot check your payroll provider right now. Please try again.',
};

/**
 * Asks the member service, which knows what payroll platforms can tell.
 * @throws RefusedError 503 while it does not answer
 */
export const platformFinder =
  (memberService: Pick<InternalClient, 'get'>): FindPlatform =>
  async (id, requestId) => {
    try {
      const path = `/internal/platforms/${encodeURIComponent(id)}`;
      return await memberService.get<Platform>(path, { requestId });
    } catch (error) {
      if (!(error instanceof InternalCallError)) throw error;
      if (error.status === 404) return null;
      const refused = new RefusedError(AWAY);
      refused.cause = error;
      throw refused;
    }
  };
