import type { CheckOverrideReply } from '@reset/api-contract/gateway/release-override.ts';
import { InternalCallError } from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import type { CheckOverrides } from './choose-override.ts';

/** How long a page of staff waits for the answer before it is what is live. */
const TIMEOUT_MS = 2_000;

/** Asks the admin service, on behalf of a page, whether an override stands; null where it does not answer. */
export const overrideChecks =
  ({ admin }: Context['services'], request: FastifyRequest): CheckOverrides =>
  async (id, check) => {
    try {
      const { stands } = await admin.post<CheckOverrideReply>(
        `/internal/release_overrides/${id}/check`,
        check,
        { requestId: request.id, timeoutMs: TIMEOUT_MS },
      );
      return stands;
    } catch (err) {
      if (!(err instanceof InternalCallError)) throw err;
      request.log.warn({ err }, 'release_override.check_failed');
      return null;
    }
  };
