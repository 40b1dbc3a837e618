import {
  AdminCardAccountsQuery,
  AdminUserGroupQuery,
  AdminUsers,
  AdminUsersQuery,
  type UserOrder,
} from '@reset/api-contract/admin/users.ts';
import { invalidFields, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { pageNumber, totalPages } from '#features/lists/lists.ts';
import { readPeople } from './people-list.store.ts';
import { PEOPLE_LISTS, type PeopleList } from './people-list.ts';
import { searchPeople } from './search.store.ts';
import { phoneSought } from './search.ts';
import { whoTold } from './told-phone.client.ts';
import { searchOf, toWire } from './users.ts';

type Query = { page?: string; search?: string; sort_by?: UserOrder };

/**
 * GET /admin/users, /admin/card_accounts, /admin/card_applicants, /admin/eligible_users and
 * /admin/inactive_users: the lists of people, and who of them is looked for.
 */
export function usersRoutes(app: Service, { database, services }: Context): void {
  const find = async (search: string, { group }: PeopleList, requestId: string) => {
    const phone = phoneSought(search);
    const toldPhone = phone === null ? [] : await whoTold(services, phone, requestId);
    return searchPeople(database, group, { search, toldPhone });
  };
  const read = async (
    { id: requestId, query }: { id: string; query: Query },
    list: PeopleList,
  ): Promise<AdminUsers> => {
    const search = searchOf(query.search);
    const page = pageNumber(query.page);
    if (search === null) {
      const { users, people } = await readPeople(database, list, page);
      return { users: users.map(toWire), total_pages: totalPages(people) };
    }
    const hits = page === 1 ? await find(search, list, requestId) : [];
    return {
      users: hits.map(({ user, matchedBy }) => ({ ...toWire(user), matched_by: matchedBy })),
      total_pages: Math.min(hits.length, 1),
    };
  };

  const config = { access: 'admin', staffRole: 'support' } as const;
  const response = { 200: AdminUsers };
  app.get(
    '/api/v1/admin/users',
    { config, schema: { querystring: AdminUsersQuery, response } },
    async (request, reply) => {
      const { sort_by: order, user_group: method } = request.query;
      if (method && order === 'latest_transaction') return reply.refuse(BY_PAY_DATE_ALONE);
      return read(request, PEOPLE_LISTS[method ?? order ?? 'all']);
    },
  );
  app.get(
    '/api/v1/admin/card_accounts',
    { config, schema: { querystring: AdminCardAccountsQuery, response } },
    (request) => read(request, PEOPLE_LISTS[cardholdersOf(request.query)]),
  );
  for (const [path, group] of GROUPS) {
    app.get(path, { config, schema: { querystring: AdminUserGroupQuery, response } }, (request) =>
      read(request, PEOPLE_LISTS[group]),
    );
  }
}

const cardholdersOf = ({ sort_by: order, user_group: group }: AdminCardAccountsQuery) => {
  if (!order) return 'cardholders';
  return group ? 'cardholders_latest' : 'active_cardholders';
};

const BY_PAY_DATE_ALONE = invalidFields({
  sort_by: ['Who repays by a method is listed by pay date.'],
});

const GROUPS = [
  ['/api/v1/admin/card_applicants', 'applicants'],
  ['/api/v1/admin/eligible_users', 'eligible'],
  ['/api/v1/admin/inactive_users', 'inactive'],
] as const;
