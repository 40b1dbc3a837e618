import type { CommandReply } from '@reset/api-contract/admin/commands.ts';
import type { Camelized } from '@reset/remote-sdk';
import { adminApi } from '#features/session/session.ts';

/** POST /admin/users/:id/end_sessions: this person is logged out everywhere, and the reason kept. A command is answered where it is under way. */
export const endSessions = (id: string, because: { reason: string }) =>
  adminApi.post<Camelized<CommandReply> | undefined>(`/admin/users/${id}/end_sessions`, because);
