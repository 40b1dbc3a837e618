import type { Profile } from '@reset/api-contract/member/profile.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from './api.ts';
import type { Camelized } from './camelized.ts';
import { clearEntered } from './clear-browser.ts';
import { leaveOtherSession } from './leave-other-session.ts';

export type MemberProfile = Camelized<Profile>;

const queryKey = ['users', 'profile'];

/**
 * GET /users/profile. One key for all slices, so that they share one answer. No page sees two people: what
 * it holds of the first would stand, and be sent, under the name of the second. Nor does a tab keep what
 * somebody entered before another signed in there.
 */
export const profileQuery = queryOptions({
  queryKey,
  async queryFn({ client }) {
    const profile = unwrap(await api.get<MemberProfile>('/users/profile'), 'id');
    clearEntered(profile.id);
    const before = client.getQueryData<MemberProfile>(queryKey);
    return before && before.id !== profile.id ? leaveOtherSession() : profile;
  },
});
