import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A call that the gateway answers itself. */
export type OwnCall = {
  route: PublishedRoute;
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
};

export type OwnCalls = ReturnType<typeof ownCalls>;

/** The gateway's own calls; they come by the route table as all others do. */
export function ownCalls(calls: readonly OwnCall[]) {
  const answers = new Map(calls.map(({ route, answer }) => [route, answer]));
  return {
    routes: calls.map(({ route }) => route),
    /** @throws when the route is not one of them */
    answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const answer = request.target && answers.get(request.target.route);
      if (!answer) throw new Error('This call is not the gateway’s own.');
      return answer(request, reply);
    },
  };
}
