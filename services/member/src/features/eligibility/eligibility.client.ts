import type {
  CardEligibility,
  CardEligibilityQuery,
} from '@reset/api-contract/onboarding/eligibility.ts';
import { InternalCallError } from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Context } from '#context.ts';

/** Pages wait no longer for what they can do without. */
const TIMEOUT_MS = 1_000;

/**
 * What onboarding says of a person and the card. While it does not answer she is offered nothing,
 * because a card that is offered and refused is worse than one that is offered a moment later.
 * @param include `personal_info` has what she told of herself come in the same answer
 */
export async function readCardEligibility(
  { services }: Context,
  request: FastifyRequest,
  userId: string,
  { include }: Static<typeof CardEligibilityQuery> = {},
): Promise<CardEligibility> {
  try {
    return await services.onboarding.get<CardEligibility>(
      `/internal/applications/${userId}/eligibility${include ? `?include=${include}` : ''}`,
      { requestId: request.id, timeoutMs: TIMEOUT_MS },
    );
  } catch (error) {
    if (!(error instanceof InternalCallError)) throw error;
    request.log.warn({ err: error }, 'card_eligibility.unavailable');
    return {
      eligible_for_card: false,
      tax_filing_in_progress: false,
      application: null,
      personal_info: null,
    };
  }
}
