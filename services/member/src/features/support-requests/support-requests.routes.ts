import { Id } from '@reset/api-contract/fields.ts';
import {
  CANCEL_CARD_APPLICATION,
  StaffSupportRequest,
  SupportRequest,
} from '@reset/api-contract/member/support-requests.ts';
import { rejectImpersonation, type Refusal, type Service } from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { cardStore } from '#features/cards/cards.store.ts';
import { readCardEligibility } from '#features/eligibility/eligibility.client.ts';
import { supportRequestStore } from './support-requests.store.ts';

/** Too late to cancel (decision 44), by how far her card is. */
const tooLate = (error: string): Refusal => ({ status: 409, code: 'card_on_its_way', error });
const CARD_BEING_MADE = tooLate(
  "Your card is already being made, so your application can't be cancelled here anymore. Contact us with Need Help if you don't want it.",
);
const CARD_ISSUED = tooLate(
  "You already have your card, so there's no application to cancel anymore. Contact us with Need Help if you don't want the card.",
);
const CARD_CLOSED = tooLate(
  "Your card is closed, so there's no application to cancel anymore. Contact us with Need Help if you have questions.",
);

const ID_CONFLICT: Refusal = {
  status: 409,
  code: 'support_request_conflict',
  error: 'This id was used for another request.',
};

const NOT_FOUND: Refusal = { status: 404, code: 'support_request_not_found', error: 'Not found' };

/**
 * POST /admins/internal_message: members may, although the path says admins (decision C-060). Who
 * cancels once her card is there or being made is refused (decision 44). Staff read what waits for them
 * by GET /internal/support_requests/:id, and close it as a case.
 */
export function supportRequestsRoutes(app: Service, context: Context): void {
  const { clock, database } = context;
  const supportRequests = supportRequestStore(database);

  // While onboarding does not answer it is taken, and onboarding decides when it reads of it.
  const refusalToCancel = async (
    request: FastifyRequest,
    userId: string,
  ): Promise<Refusal | null> => {
    const account = await cardStore(database).findAccount(userId);
    if (account) return account.isClosed ? CARD_CLOSED : CARD_ISSUED;
    const { application } = await readCardEligibility(context, request, userId);
    return application?.step === 'card_issuance_wait' ? CARD_BEING_MADE : null;
  };

  app.post(
    '/api/v1/admins/internal_message',
    {
      config: { access: 'member', limits: [{ calls: 30, seconds: 60, per: 'ip' }] },
      schema: { body: SupportRequest },
    },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const { type } = request.body;
      const refusal =
        type === CANCEL_CARD_APPLICATION ? await refusalToCancel(request, userId) : null;
      if (refusal) return reply.refuse(refusal);
      const isOwn = await supportRequests.make({ ...request.body, userId }, clock.now());
      return isOwn ? reply.code(204).send() : reply.refuse(ID_CONFLICT);
    },
  );

  app.get(
    '/internal/support_requests/:id',
    {
      config: { callers: ['admin'] },
      schema: { params: Type.Object({ id: Id }), response: { 200: StaffSupportRequest } },
    },
    async ({ params: { id } }, reply) => {
      const found = await supportRequests.find(id);
      if (!found) return reply.refuse(NOT_FOUND);
      return { ...found, requested_at: found.requested_at.toISOString() };
    },
  );
}
