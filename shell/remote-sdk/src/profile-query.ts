import type { Profile } from '@reset/api-contract/member/profile.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from './api.ts';
import type { Camelized } from './camelized.ts';

export type MemberProfile = Camelized<Profile>;

/** GET /users/profile. One key for all slices, so that they share one answer. */
export const profileQuery = queryOptions({
  queryKey: ['users', 'profile'],
  queryFn: async () => unwrap(await api.get<MemberProfile>('/users/profile')),
});
