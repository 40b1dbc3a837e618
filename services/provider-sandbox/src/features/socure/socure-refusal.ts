import type { Service } from '@reset/service-kit';
import type { FastifyError } from 'fastify';

/** Thrown where a request cannot be answered. */
export class SocureRefused extends Error {
  readonly statusCode: number;
  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Lets a scope word its errors as Socure does. */
export function answerRefusals(scope: Service): void {
  scope.setErrorHandler((error: FastifyError | SocureRefused, request, reply) => {
    const statusCode = error.statusCode ?? 500;
    if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
    const msg = statusCode < 500 ? error.message : 'Something went wrong on our side.';
    return reply
      .code(statusCode)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send({ status: 'Error', msg });
  });
  scope.setNotFoundHandler(() => {
    throw new SocureRefused(404, 'There is nothing at this address.');
  });
}
