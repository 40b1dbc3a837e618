import type { FastifyInstance } from 'fastify';

/**
 * One line per request: which call by its pattern, never by its path, which may
 * hold ids and tokens; no header and no body.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { target } = request;
    request.log.info(
      {
        method: request.method,
        route: target ? target.route.path : request.routeOptions.url,
        service: target?.service,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
