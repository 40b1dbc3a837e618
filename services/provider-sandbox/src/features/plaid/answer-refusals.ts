import type { Service } from '@reset/service-kit';
import type { FastifyError, FastifyReply } from 'fastify';
import {
  toPlaidRefusal,
  unknownPath,
  type PlaidRefusal,
  type PlaidRefused,
} from './plaid-refusal.ts';

/** Lets a scope word its errors as Plaid does. */
export function answerRefusals(scope: Service): void {
  scope.setErrorHandler((error: FastifyError | PlaidRefused, request, reply) => {
    const refusal = toPlaidRefusal(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    return refuse(reply, refusal);
  });
  scope.setNotFoundHandler((_request, reply) => refuse(reply, unknownPath));
}

const refuse = (reply: FastifyReply, { status, ...body }: PlaidRefusal) =>
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ ...body, display_message: null, suggested_action: null, request_id: reply.request.id });
