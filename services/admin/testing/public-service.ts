import type { CheckPasskey, CheckPasskeyReply } from '@reset/api-contract/public/passkeys.ts';
import type { CheckCode, CheckCodeReply } from '@reset/api-contract/public/second-factor.ts';
import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import { InternalCallError, type InternalClient } from '@reset/service-kit';
import { fakeClient } from '@reset/service-kit/testing';

/** The code that is right for everybody here. */
export const CODE = '314159';

/** What a passkey signed that is right for everybody here. */
export const PASSKEY = {
  id: 'right',
  client_data_json: 'e30',
  authenticator_data: 'AAAA',
  signature: 'AAAA',
};

/** What the public service knows and does next. */
export type PublicWorld = {
  /** With what it refuses everything; null is what it always does. */
  refusal: Error | null;
  /** By id. */
  users: Record<
    string,
    Pick<UserIdentity, 'email' | 'confirmed' | 'mfa_enabled'> &
      Partial<Pick<UserIdentity, 'phone_number'>>
  >;
  /** The codes and passkeys that it was asked about, in order. */
  checked: { userId: string; sessionId: string }[];
  /** Whose sessions it was told to end, in order. */
  ended: string[];
  /** By which keys the member service was given commands, in order. */
  keys: (string | null)[];
  /** By id, whose something of the member service is; somebody's whom nobody knows where it is not said. */
  subjects: Record<string, string>;
  /** What the member service answers to a call. */
  member: (method: 'GET' | 'POST', path: string, body?: unknown) => unknown;
  /** What the onboarding service answers to a command. */
  decide: (method: 'PUT' | 'POST', path: string, body: unknown) => unknown;
  /** What the public service answers to a closure and to another phone. */
  changeUser: (method: 'PUT' | 'POST', path: string, body: unknown) => unknown;
  /** What the gateway answers to a call of this path. */
  gateway: (path: string) => unknown;
  /** What the onboarding service answers to a call of this path. */
  onboarding: (path: string) => unknown;
};

/** Stands in for the public service. */
export function publicServiceOf(world: PublicWorld): InternalClient {
  const read = (path: string, pattern: RegExp): string => {
    if (world.refusal) throw world.refusal;
    const [, id] = pattern.exec(path) ?? [];
    if (!id) throw new Error(`public has no ${path}`);
    return id;
  };
  return fakeClient({
    async get<Reply>(path: string) {
      const user = world.users[read(path, /^\/internal\/users\/([0-9a-f-]{36})$/)];
      if (!user) throw new InternalCallError('public refused', 404, 'not_found');
      return user as Reply;
    },
    put: async <Reply>(path: string, body: unknown) => world.changeUser('PUT', path, body) as Reply,
    async post<Reply>(path: string, body: unknown) {
      if (path.endsWith('/end_sessions')) {
        const ended = read(path, /^\/internal\/users\/([0-9a-f-]{36})\/end_sessions$/);
        if (!world.users[ended]) throw new InternalCallError('public refused', 404, 'not_found');
        world.ended.push(ended);
        return undefined as Reply;
      }
      if (path.endsWith('/check_passkey')) {
        const userId = read(path, /^\/internal\/users\/([0-9a-f-]{36})\/check_passkey$/);
        const { session_id: sessionId, passkey } = body as CheckPasskey;
        world.checked.push({ userId, sessionId });
        return { matches: passkey.id === PASSKEY.id } satisfies CheckPasskeyReply as Reply;
      }
      if (/\/(phone_number|closure)$/.test(path))
        return world.changeUser('POST', path, body) as Reply;
      const userId = read(path, /^\/internal\/users\/([0-9a-f-]{36})\/check_code$/);
      const { session_id: sessionId, otp_attempt: attempt } = body as CheckCode;
      world.checked.push({ userId, sessionId });
      return { matches: attempt === CODE } satisfies CheckCodeReply as Reply;
    },
  });
}
