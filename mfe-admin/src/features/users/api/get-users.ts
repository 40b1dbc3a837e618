import type { AdminUsers } from '@reset/api-contract/admin/users.ts';
import type { Camelized } from '@reset/remote-sdk';
import { pagedQuery } from '#features/lists/lists.ts';
import { listCall, type ListState } from '../model/list-state.ts';

export type ListedUsers = Camelized<AdminUsers>;
export type AdminUser = ListedUsers['users'][number];

/** GET /admin/users, or the call of a group: 25 people a page, or at most 50 who are found. */
export const usersQuery = (state: ListState) => pagedQuery<ListedUsers>(listCall(state));
