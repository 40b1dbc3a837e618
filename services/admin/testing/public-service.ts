import type { CheckCode, CheckCodeReply } from '@reset/api-contract/public/second-factor.ts';
import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import { InternalCallError, type InternalClient } from '@reset/service-kit';
import { fakeClient } from '@reset/service-kit/testing';

/** The code that is right for everybody here. */
export const CODE = '314159';

/** What the public service knows and does next. */
export type PublicWorld = {
  /** With what it refuses everything; null is what it always does. */
  refusal: Error | null;
  /** By id. */
  users: Record<string, Pick<UserIdentity, 'email' | 'confirmed' | 'mfa_enabled'>>;
  /** The codes that it was asked about, in order. */
  checked: { userId: string; sessionId: string }[];
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
    async post<Reply>(path: string, body: unknown) {
      const userId = read(path, /^\/internal\/users\/([0-9a-f-]{36})\/check_code$/);
      const { session_id: sessionId, otp_attempt: attempt } = body as CheckCode;
      world.checked.push({ userId, sessionId });
      return { matches: attempt === CODE } satisfies CheckCodeReply as Reply;
    },
  });
}
