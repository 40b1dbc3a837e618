import { AdminUsers, AdminUsersQuery } from '@reset/api-contract/admin/users.ts';
import type { Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { readUsers } from './users.store.ts';
import { pageNumber, totalPages, toWire } from './users.ts';

/** GET /admin/users. */
export function usersRoutes(app: Service, { database }: Context): void {
  app.get(
    '/api/v1/admin/users',
    {
      config: { access: 'admin' },
      schema: { querystring: AdminUsersQuery, response: { 200: AdminUsers } },
    },
    async ({ query }) => {
      const { users, people } = await readUsers(database, {
        group: query.user_group ?? 'all',
        order: query.sort_by ?? null,
        page: pageNumber(query.page),
      });
      return { users: users.map(toWire), total_pages: totalPages(people) };
    },
  );
}
