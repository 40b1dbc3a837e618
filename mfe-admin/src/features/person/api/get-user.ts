import type { AdminUser } from '@reset/api-contract/admin/users.ts';
import { unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { adminApi } from '#features/session/session.ts';

export type User = Camelized<AdminUser>;
export type UserQuery = UseQueryResult<User>;

/** Under which all that is read of one person is kept, so that it is read anew together. */
export const userKey = (id: string) => ['admin', 'user', id];

/** GET /admin/users/:id: one person, with all states that she came into. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: userKey(id),
    queryFn: async () => unwrap(await adminApi.get<User>(`/admin/users/${encodeURIComponent(id)}`)),
  });
