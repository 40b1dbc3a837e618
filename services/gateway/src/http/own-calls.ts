import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Target } from '#features/api/route-table.ts';
import type { Device } from './device-cookie.ts';
import { expireSessionCookie } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose call it is; null before that was looked up. */
    target: Target | null;
    /** A well-formed session cookie, or null. */
    sessionCookie: string | null;
    /** Which browser calls; null when it has no device cookie and the call needs none. */
    device: Device | null;
    /** The token that says to the target who calls. */
    identityToken: string;
  }
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export type OwnCalls = ReturnType<typeof ownCalls>;

/** The calls that the gateway answers itself; they come by the route table as all others do. */
export function ownCalls() {
  const answers = new Map<PublishedRoute, Answer>();
  return {
    /** Names who answers a call; while the gateway is built. */
    add: (route: PublishedRoute, answer: Answer): void => void answers.set(route, answer),
    routes: (): PublishedRoute[] => [...answers.keys()],
    /** @throws when the route is not one of them */
    answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const answer = request.target && answers.get(request.target.route);
      if (!answer) throw new Error('This call is not the gateway’s own.');
      return answer(request, reply);
    },
  };
}

/**
 * The headers of an answer that ends the session of the calling browser. Of what
 * the browser holds only its cache is cleared from here: its storage is the
 * client's, which keeps some, and the device cookie stays.
 */
export const signedOutAnswer = (): Record<string, string> => ({
  'clear-site-data': '"cache"',
  'set-cookie': expireSessionCookie(),
});
