import { UserActions } from '@reset/api-contract/admin/user-actions.ts';
import { AdminUser } from '@reset/api-contract/admin/users.ts';
import { Id } from '@reset/api-contract/fields.ts';
import { notFound, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { readActions } from './user-actions.store.ts';
import { isListed, readUser } from './users.store.ts';
import { toWire } from './users.ts';

const params = Type.Object({ id: Id });

/** GET /admin/users/:id: one person; and GET /admin/users/:id/actions: what staff did to her account. */
export function userRoutes(app: Service, { database }: Context): void {
  app.get(
    '/api/v1/admin/users/:id',
    {
      config: { access: 'admin', staffRole: 'support' },
      schema: { params, response: { 200: AdminUser } },
    },
    async (request, reply) => {
      const known = await readUser(database, request.params.id);
      if (!known) return reply.refuse(notFound);
      return { ...toWire(known.user), onboarding_states: known.states };
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
