import type {
  EndSessionsRequest,
  SessionList as WireSessionList,
} from '@reset/api-contract/gateway/sessions.ts';
import { api, unwrap, type ApiResult, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

type SessionList = Camelized<WireSessionList>;
export type Session = SessionList['sessions'][number];

/** GET /users/sessions: where the member is signed in, the session that was used last first. */
export const sessionsQuery = queryOptions({
  queryKey: ['users', 'sessions'],
  queryFn: async () => unwrap(await api.get<SessionList>('/users/sessions')).sessions,
});

/** DELETE /users/sessions/:id, by the password once more. */
export const endSession = (id: string, password: string): Promise<ApiResult<void>> =>
  api.delete(`/users/sessions/${id}`, { password } satisfies EndSessionsRequest);
