import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import type { OwnHandler } from '#api/api-routes.ts';
import { serviceUnavailable } from '#forward/upstream-refusal.ts';
import { onEveryAnswer } from '#security-headers/security-headers.ts';
import { expireSessionCookie } from '#session/session-cookie.ts';
import type { Sessions } from '#session/sessions.ts';

export const signOutRoute: PublishedRoute = {
  method: 'GET',
  path: '/api/v1/users/sign_out',
  access: 'visitor',
  state_changing: true,
};

/**
 * Ends the session on the server and takes the cookie away; the next page gives
 * a visitor's. 204 without a session as well. Of what the browser holds only its
 * cache is cleared from here: its storage is the client's, which keeps some.
 */
export const signOut =
  (sessions: Sessions): OwnHandler =>
  async (request, reply) => {
    try {
      if (request.sessionCookie !== null) await sessions.end(request.sessionCookie);
    } catch (err) {
      request.log.error({ err }, 'the session could not be ended');
      return reply.refuse(serviceUnavailable);
    }
    return reply
      .code(204)
      .headers({
        ...onEveryAnswer,
        'cache-control': 'no-store',
        'clear-site-data': '"cache"',
        'set-cookie': expireSessionCookie(),
        'x-request-id': request.id,
      })
      .send();
  };
