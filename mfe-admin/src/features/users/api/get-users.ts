import type { AdminUsers } from '@reset/api-contract/admin/users.ts';
import { unwrap, type Camelized } from '@reset/remote-sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '#features/session/session.ts';
import { listCall, type ListState } from '../model/list-state.ts';

export type AdminUser = Camelized<AdminUsers>['users'][number];

/** GET /admin/users, or the call of a group: 25 people a page. The page before stays until the next one is here. */
export const usersQuery = (state: ListState) => {
  const call = listCall(state);
  return queryOptions({
    queryKey: ['admin', 'users', call],
    queryFn: async () => unwrap(await adminApi.get<Camelized<AdminUsers>>(call)),
    placeholderData: keepPreviousData,
  });
};
