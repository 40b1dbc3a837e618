import { Id } from '@reset/api-contract/fields.ts';
import { Notifications } from '@reset/api-contract/member/notifications.ts';
import { signedIn, type Refusal, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { IntegrationError } from '#integration-errors/integration-errors.ts';
import { inPerson } from '#viewing/in-person.ts';
import { toNotification } from './notifications.ts';

type Needs = {
  /** Those that are open, the oldest first. */
  openErrors(userId: string): Promise<IntegrationError[]>;
  /** Whether one was ever hers, open or not. */
  hasError(userId: string, id: string): Promise<boolean>;
};

/** The same for what another member is told and for what nobody is. */
const notHers: Refusal = { status: 404, code: 'notification_not_found', error: 'Not found' };

/** GET /notifications and POST /notifications/:id/mark_as_read. */
export function registerNotifications(app: Service, { openErrors, hasError }: Needs): void {
  app.get(
    '/api/v1/notifications',
    { config: { access: 'member' }, schema: { response: { 200: Notifications } } },
    async (request) => (await openErrors(signedIn(request).userId)).map(toNotification),
  );

  // An integration error is over when the link works again, not when it was read: the banner and
  // the status "Offline" rest on it. So to have read one is taken note of and changes nothing.
  app.post(
    '/api/v1/notifications/:id/mark_as_read',
    { config: { access: 'member' }, schema: { params: Type.Object({ id: Id }) } },
    async (request, reply) => {
      const userId = inPerson(request);
      if (!(await hasError(userId, request.params.id))) return reply.refuse(notHers);
      return reply.code(204).send();
    },
  );
}
