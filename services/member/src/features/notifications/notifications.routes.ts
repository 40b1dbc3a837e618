import { Id } from '@reset/api-contract/fields.ts';
import { Notifications } from '@reset/api-contract/member/notifications.ts';
import {
  rejectImpersonation,
  requireIdentity,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { cardStore } from '#features/cards/cards.store.ts';
import { readCardEligibility } from '#features/eligibility/eligibility.client.ts';
import { notificationStore } from './notifications.store.ts';
import { notificationsOf } from './notifications.ts';

/** The same for another member's notification and for one that does not exist. */
const notHers: Refusal = { status: 404, code: 'notification_not_found', error: 'Not found' };

/** GET /notifications and POST /notifications/:id/mark_as_read. */
export function notificationsRoutes(app: Service, context: Context): void {
  const { clock, database } = context;
  const notifications = notificationStore(database);
  const cards = cardStore(database);
  const list = async (request: FastifyRequest, userId: string) => {
    const [listed, application] = await Promise.all([
      notifications.list(userId, clock.now()),
      openApplication(request, userId),
    ]);
    return notificationsOf({ ...listed, application });
  };

  // Whoever has a card has no application, and onboarding is not asked of her.
  const openApplication = async (request: FastifyRequest, userId: string) => {
    if (await cards.findAccount(userId)) return null;
    const { application } = await readCardEligibility(context, request, userId);
    // She has one at most, which her own id names.
    return application && { ...application, id: userId };
  };

  app.get(
    '/api/v1/notifications',
    { config: { access: 'member' }, schema: { response: { 200: Notifications } } },
    async (request) => list(request, requireIdentity(request).userId),
  );

  // An integration error is over when the link works again, not when it was read: the banner and
  // the status "Offline" rest on it. What is under way is over when it is done. So to have read
  // one of these changes nothing, and is not refused.
  app.post(
    '/api/v1/notifications/:id/mark_as_read',
    { config: { access: 'member' }, schema: { params: Type.Object({ id: Id }) } },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const { id } = request.params;
      const isHers =
        (await notifications.markAsRead(userId, id, clock.now())) ||
        (await notifications.hasError(userId, id)) ||
        (await list(request, userId)).some((shown) => shown.id === id);
      return isHers ? reply.code(204).send() : reply.refuse(notHers);
    },
  );
}
