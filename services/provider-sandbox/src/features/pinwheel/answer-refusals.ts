import type { Service } from '@reset/service-kit';
import type { FastifyError, FastifyReply } from 'fastify';
import {
  toPinwheelRefusal,
  unknownPath,
  type PinwheelRefusal,
  type PinwheelRefused,
} from './pinwheel-refusal.ts';

/** Lets a scope word its errors as Pinwheel does. */
export function answerRefusals(scope: Service): void {
  scope.setErrorHandler((error: FastifyError | PinwheelRefused, request, reply) => {
    const refusal = toPinwheelRefusal(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    return refuse(reply, refusal);
  });
  scope.setNotFoundHandler((_request, reply) => refuse(reply, unknownPath));
}

const refuse = (reply: FastifyReply, error: PinwheelRefusal) =>
  reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ error });
