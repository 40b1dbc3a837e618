import { UserContact } from '@reset/api-contract/admin/user-contact.ts';
import { Id } from '@reset/api-contract/fields.ts';
import { notFound, refuseAlike, type Service } from '@reset/service-kit';
import { appendAudit } from '#features/audit/audit.store.ts';
import { whyNotAbout } from '#features/commands/commands.guard.ts';
import { callerOf } from '#features/session/session.ts';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { isListed } from '#features/users/users.store.ts';
import { askContact } from './person.client.ts';

const refuse = refuseAlike('This cannot be read right now. Please try again.');

/**
 * GET /admin/users/:id/contact: asked where staff are about to act on it, and of no page as it opens. Who
 * was told it stands in the log. 404 for nobody and for whose account is closed, 403 for staff, to whom
 * nothing is done.
 */
export function contactRoutes(app: Service, { clock, database, services }: Context): void {
  app.get(
    '/api/v1/admin/users/:id/contact',
    {
      config: { access: 'admin', staffRole: 'operations', auditedAs: 'view_contact' },
      schema: { params: Type.Object({ id: Id }), response: { 200: UserContact } },
    },
    async (request, reply) => {
      const { id: userId } = request.params;
      const { id: requestId } = request;
      const caller = callerOf(request);
      if (!(await isListed(database, userId))) return reply.refuse(notFound);
      const refusal = await whyNotAbout(database, userId, caller.staffId);
      if (refusal) return reply.refuse(refusal);
      const contact = await askContact(services, userId, requestId).catch(refuse);
      await database.transaction((transaction) =>
        appendAudit(transaction, {
          ...caller,
          at: clock.now(),
          action: 'view_contact',
          subjectId: userId,
          state: 'done',
          requestId,
        }),
      );
      return contact;
    },
  );
}
