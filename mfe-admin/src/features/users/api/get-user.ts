import type { AdminUser } from '@reset/api-contract/admin/users.ts';
import type { UserActions } from '@reset/api-contract/admin/user-actions.ts';
import { unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '#features/session/session.ts';

export type User = Camelized<AdminUser>;
export type UserAction = Camelized<UserActions>['actions'][number];

/** GET /admin/users/:id: one person, with all states that she came into. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'user', id],
    queryFn: async () => unwrap(await adminApi.get<User>(`/admin/users/${encodeURIComponent(id)}`)),
  });

/** GET /admin/users/:id/actions: what staff did to her account, the latest first. */
export const userActionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'user', id, 'actions'],
    queryFn: async () =>
      unwrap(await adminApi.get<Camelized<UserActions>>(`/admin/users/${id}/actions`)),
  });
