import { Id } from '@reset/api-contract/fields.ts';
import { Notifications } from '@reset/api-contract/member/notifications.ts';
import { signedIn, type Clock, type Refusal, type Service } from '@reset/service-kit';
import Type from 'typebox';
import { inPerson } from '#viewing/in-person.ts';
import { notificationsOf, type ToTell } from './notifications.ts';

type Needs = {
  toTell(userId: string, now: Date): Promise<ToTell>;
  /** Whether an integration error was ever hers, open or not. */
  hasError(userId: string, id: string): Promise<boolean>;
  /** Whether there is such news of hers, read before or not. */
  markAsRead(userId: string, id: string, now: Date): Promise<boolean>;
  clock: Clock;
};

/** The same for what another member is told and for what nobody is. */
const notHers: Refusal = { status: 404, code: 'notification_not_found', error: 'Not found' };

/** GET /notifications and POST /notifications/:id/mark_as_read. */
export function registerNotifications(app: Service, needs: Needs): void {
  const list = async (userId: string) =>
    notificationsOf(await needs.toTell(userId, needs.clock.now()));

  app.get(
    '/api/v1/notifications',
    { config: { access: 'member' }, schema: { response: { 200: Notifications } } },
    async (request) => list(signedIn(request).userId),
  );

  // An integration error is over when the link works again, not when it was read: the banner and
  // the status "Offline" rest on it. What is under way is over when it is done. So to have read
  // one of these is taken note of and changes nothing.
  app.post(
    '/api/v1/notifications/:id/mark_as_read',
    { config: { access: 'member' }, schema: { params: Type.Object({ id: Id }) } },
    async (request, reply) => {
      const userId = inPerson(request);
      const { id } = request.params;
      const isHers =
        (await needs.markAsRead(userId, id, needs.clock.now())) ||
        (await needs.hasError(userId, id)) ||
        (await list(userId)).some((told) => told.id === id);
      return isHers ? reply.code(204).send() : reply.refuse(notHers);
    },
  );
}
