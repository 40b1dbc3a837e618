import { asMember, asVisitor } from '@reset/service-kit/testing';
import { PASSWORD, type PublicServiceUnderTest } from './public-service.ts';

export const MFA = '/api/v1/multifactor_authentication_configurations';

type SignInAs = { email: string; password?: string; code?: string };

/** One browser in front of the service: its session at the gateway, and its device. */
export function browser(
  { app, jobs, texts }: PublicServiceUnderTest,
  { sessionId, deviceId }: { sessionId: string; deviceId?: string },
) {
  const who = { audience: 'public', sessionId, ...(deviceId ? { deviceId } : {}) };
  const asUser = (userId: string) => ({
    post: (path: string, payload: object) =>
      app.inject({
        method: 'POST',
        url: `${MFA}/${path}`,
        headers: asMember(userId, who),
        payload,
      }),
    get: (path: string) => app.inject({ url: `${MFA}/${path}`, headers: asMember(userId, who) }),
  });
  return {
    /** Signed in as this person. */
    as: asUser,

    signIn: ({ email, password = PASSWORD, code }: SignInAs) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/users/sign_in',
        headers: asVisitor(who),
        payload: {
          user: { email, password },
          ...(code === undefined ? {} : { otp_attempt: code }),
        },
      }),

    /** POST send_code before there is a session. */
    sendCode: (userId: string) =>
      app.inject({
        method: 'POST',
        url: `${MFA}/send_code`,
        headers: asVisitor(who),
        payload: { user_id: userId },
      }),

    /** The code that was texted last. */
    async readText(): Promise<string> {
      await jobs.drain();
      const code = /\b\d{6}\b/.exec(texts.at(-1)?.body ?? '')?.[0];
      if (!code) throw new Error('No code was sent.');
      return code;
    },
  };
}

/** Six digits that are not the code. */
export const anotherThan = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** How many of these replies have each status. */
export function countByStatus(replies: readonly { statusCode: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of replies) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}
