import { UserContact } from '@reset/api-contract/admin/user-contact.ts';
import { Id } from '@reset/api-contract/fields.ts';
import { notFound, refuseAlike, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { isListed } from '#features/users/users.store.ts';
import { askContact } from './person.client.ts';

const refuse = refuseAlike('This cannot be read right now. Please try again.');

/**
 * GET /admin/users/:id/contact: asked where staff are about to act on it, and of no page as it opens.
 * 404 for nobody.
 */
export function contactRoutes(app: Service, { database, services }: Context): void {
  app.get(
    '/api/v1/admin/users/:id/contact',
    {
      config: { access: 'admin', staffRole: 'operations' },
      schema: { params: Type.Object({ id: Id }), response: { 200: UserContact } },
    },
    async ({ params: { id: userId }, id: requestId }, reply) => {
      if (!(await isListed(database, userId))) return reply.refuse(notFound);
      return askContact(services, userId, requestId).catch(refuse);
    },
  );
}
