import { UserActions } from '@reset/api-contract/admin/user-actions.ts';
import { AdminUser } from '@reset/api-contract/admin/users.ts';
import { Id } from '@reset/api-contract/fields.ts';
import { notFound, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { isListed, readActions, readUser } from '#features/users/users.store.ts';
import { askOwners } from './person.client.ts';
import { personOf } from './person.ts';

const params = Type.Object({ id: Id });

/**
 * GET /admin/users/:id: one person, as the services that own what is known of her say it now; and GET
 * /admin/users/:id/actions: what staff did to her account.
 */
export function userRoutes(app: Service, { config, database, services }: Context): void {
  app.get(
    '/api/v1/admin/users/:id',
    {
      config: { access: 'admin', staffRole: 'support' },
      schema: { params, response: { 200: AdminUser } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const known = await readUser(database, id);
      if (!known) return reply.refuse(notFound);
      return personOf(known, await askOwners(services, id, request.id), config);
    },
  );

  app.get(
    '/api/v1/admin/users/:id/actions',
    {
      config: { access: 'admin', staffRole: 'support' },
      schema: { params, response: { 200: UserActions } },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await isListed(database, id))) return reply.refuse(notFound);
      return { actions: await readActions(database, id) };
    },
  );
}
