import { AdminUsers, AdminUsersQuery, type UserOrder } from '@reset/api-contract/admin/users.ts';
import type { Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { readUsers } from './users.store.ts';
import { pageNumber, searchOf, totalPages, toWire, type UserGroup } from './users.ts';

/** GET /admin/users, /admin/card_accounts and /admin/card_applicants: the lists of people. */
export function usersRoutes(app: Service, { database }: Context): void {
  const list = (path: string, groupOf: (order?: UserOrder) => UserGroup) =>
    app.get(
      path,
      {
        config: { access: 'admin', staffRole: 'support' },
        schema: { querystring: AdminUsersQuery, response: { 200: AdminUsers } },
      },
      async ({ query }) => {
        const { users, people } = await readUsers(database, {
          group: groupOf(query.sort_by),
          order: query.sort_by ?? null,
          search: searchOf(query.search),
          page: pageNumber(query.page),
        });
        return { users: users.map(toWire), total_pages: totalPages(people) };
      },
    );

  list('/api/v1/admin/users', () => 'all');
  list('/api/v1/admin/card_accounts', (order) =>
    order === 'latest_transaction' ? 'active_cardholders' : 'cardholders',
  );
  list('/api/v1/admin/card_applicants', () => 'applicants');
}
