import { sessionStore, unwrap } from '@reset/remote-sdk';
import { adminApi } from '#features/session/session.ts';
import { listCall, wholeList } from '../model/list-state.ts';
import type { AdminUser, ListedUsers } from './get-users.ts';

/** Everybody who is found for what was typed, staff as well, whom it means exactly first. */
export async function findPeople(search: string): Promise<AdminUser[]> {
  const call = listCall({ ...wholeList, search });
  return unwrap(await adminApi.get<ListedUsers>(call)).users;
}

/** Who is found for what was typed and has a page to go to, whom it means exactly first. */
export async function searchUsers(search: string): Promise<AdminUser[]> {
  const users = await findPeople(search);
  const ownId = sessionStore.getState().user?.id;
  return users.filter(({ id, admin }) => !admin || id === ownId);
}
