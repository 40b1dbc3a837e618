import type { ApprovalReply, CommandReply } from '@reset/api-contract/admin/commands.ts';
import { unwrap, type ApiResult, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { adminApi, type ChangeOrigin } from '#features/session/session.ts';

/** What staff ask the service for. */
export interface CommandCall {
  method?: 'POST' | 'DELETE';
  /** Below /admin. */
  path: string;
  /** Without the reason and the phrase. */
  body?: Record<string, unknown>;
}

/** As far as it is shown. */
export type Command = Pick<Camelized<CommandReply>['command'], 'id' | 'state' | 'code' | 'error'>;
export type Approval = Camelized<ApprovalReply>['approval'];

/** What is answered of a command that is not done yet: it is under way, or waits to be approved. */
export type CommandAnswer =
  | { command?: Command; approval?: Approval; askedBefore?: boolean }
  | null
  | undefined;

/** @param origin with the same key where the same command is given once more */
export function giveCommand(
  { method = 'POST', path, body = {} }: CommandCall,
  origin: ChangeOrigin,
): Promise<ApiResult<CommandAnswer>> {
  const send = method === 'DELETE' ? adminApi.delete : adminApi.post;
  return send<CommandAnswer>(`/admin${path}`, body, origin);
}

const LOOK_AGAIN_MS = 2_000;

/** GET /admin/commands/:id: looked at again until there is an answer. */
export const commandQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'command', id],
    queryFn: async () => {
      const path = `/admin/commands/${encodeURIComponent(id)}`;
      return unwrap(await adminApi.get<Camelized<CommandReply>>(path)).command;
    },
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'asked' ? LOOK_AGAIN_MS : false,
  });
