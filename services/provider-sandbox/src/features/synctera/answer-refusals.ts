import type { Service } from '@reset/service-kit';
import type { FastifyError, FastifyReply } from 'fastify';
import {
  toSyncteraRefusal,
  unknownPath,
  type SyncteraRefusal,
  type SyncteraRefused,
} from './synctera-refusal.ts';

/** Lets a scope word its errors as Synctera does. */
export function answerRefusals(scope: Service): void {
  scope.setErrorHandler((error: FastifyError | SyncteraRefused, request, reply) => {
    const refusal = toSyncteraRefusal(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    return refuse(reply, refusal);
  });
  scope.setNotFoundHandler((_request, reply) => refuse(reply, unknownPath));
}

const refuse = (reply: FastifyReply, refusal: SyncteraRefusal) =>
  reply
    .code(refusal.status)
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(refusal);
