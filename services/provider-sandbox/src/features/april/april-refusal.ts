import type { Service } from '@reset/service-kit';
import type { FastifyError } from 'fastify';

/** Thrown where a request cannot be answered. */
export class AprilRefused extends Error {
  readonly statusCode: number;
  readonly code: string;
  constructor(statusCode: number, code: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }
}

/** Lets a scope answer `{error: {code, message}}`. */
export function answerRefusals(scope: Service): void {
  scope.setErrorHandler((error: FastifyError | AprilRefused, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const isTheirs = status < 500;
    const otherwise = isTheirs ? 'invalid_request' : 'internal_error';
    const code = error instanceof AprilRefused ? error.code : otherwise;
    const message = isTheirs ? error.message : 'Something went wrong on our side.';
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send({ error: { code, message } });
  });
  scope.setNotFoundHandler(() => {
    throw new AprilRefused(404, 'not_found', 'There is nothing at this address.');
  });
}
