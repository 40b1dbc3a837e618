import type { AdminUsers } from '@reset/api-contract/admin/users.ts';
import { unwrap, type Camelized } from '@reset/remote-sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '#features/session/session.ts';
import { listQuery, type ListState } from '../model/list-state.ts';

export type AdminUser = Camelized<AdminUsers>['users'][number];

/** GET /admin/users: 25 people a page. The page before stays until the next one is here. */
export const usersQuery = (state: ListState) => {
  const query = listQuery(state);
  return queryOptions({
    queryKey: ['admin', 'users', query],
    queryFn: async () => unwrap(await adminApi.get<Camelized<AdminUsers>>(`/admin/users${query}`)),
    placeholderData: keepPreviousData,
  });
};
