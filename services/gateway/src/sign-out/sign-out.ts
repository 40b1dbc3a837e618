import { serviceUnavailable } from '#forward/upstream-refusal.ts';
import { signedOutAnswer } from '#own-calls/answer-headers.ts';
import type { OwnCall } from '#own-calls/own-calls.ts';
import type { Sessions } from '#session/sessions.ts';

/**
 * Ends the session on the server and takes the cookie away; the next page gives
 * a visitor's. 204 without a session as well.
 */
export const signOut = (sessions: Pick<Sessions, 'end'>): OwnCall => ({
  route: {
    method: 'GET',
    path: '/api/v1/users/sign_out',
    access: 'visitor',
    state_changing: true,
  },
  answer: async (request, reply) => {
    try {
      if (request.sessionCookie !== null) await sessions.end(request.sessionCookie);
    } catch (err) {
      request.log.error({ err }, 'the session could not be ended');
      return reply.refuse(serviceUnavailable);
    }
    return reply.code(204).headers(signedOutAnswer(request.id)).send();
  },
});
