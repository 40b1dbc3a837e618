import type { EndUserSessions } from '@reset/api-contract/admin/users.ts';
import { adminApi } from '#features/session/session.ts';

/** POST /admin/users/:id/end_sessions: this person is logged out everywhere, and the reason kept. */
export const endSessions = (id: string, because: EndUserSessions) =>
  adminApi.post(`/admin/users/${id}/end_sessions`, because);
