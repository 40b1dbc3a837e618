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
import { notificationStore } from './notifications.store.ts';
import { notificationsOf } from './notifications.ts';

/** The same for another member's notification and for one that does not exist. */
const notHers: Refusal = { status: 404, code: 'notification_not_found', error: 'Not found' };

/** GET /notifications and POST /notifications/:id/mark_as_read. */
export function notificationsRoutes(app: Service, { clock, database }: Context): void {
  const notifications = notificationStore(database);
  const list = async (userId: string) =>
    notificationsOf(await notifications.list(userId, clock.now()));

  app.get(
    '/api/v1/notifications',
    { config: { access: 'member' }, schema: { response: { 200: Notifications } } },
    async (request) => list(requireIdentity(request).userId),
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
        (await list(userId)).some((shown) => shown.id === id);
      return isHers ? reply.code(204).send() : reply.refuse(notHers);
    },
  );
}
