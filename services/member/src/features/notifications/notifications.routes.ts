import { Id } from '@reset/api-contract/fields.ts';
import { Notifications } from '@reset/api-contract/member/notifications.ts';
import {
  rejectImpersonation,
  requireIdentity,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { listNotifications } from './notifications.client.ts';
import { notificationStore } from './notifications.store.ts';

/** The same for another member's notification and for one that does not exist. */
const notHers: Refusal = { status: 404, code: 'notification_not_found', error: 'Not found' };

/** GET /notifications and POST /notifications/:id/mark_as_read. */
export function notificationsRoutes(app: Service, context: Context): void {
  const { clock, database } = context;
  const notifications = notificationStore(database);

  app.get(
    '/api/v1/notifications',
    { config: { access: 'member' }, schema: { response: { 200: Notifications } } },
    (request) => listNotifications(context, request, requireIdentity(request).userId),
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
        (await listNotifications(context, request, userId)).some((shown) => shown.id === id);
      return isHers ? reply.code(204).send() : reply.refuse(notHers);
    },
  );
}
