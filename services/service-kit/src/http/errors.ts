import type { ErrorBody } from '@reset/api-contract/errors.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { fieldErrors } from './field-errors.ts';
import { isDatabaseDown } from './is-database-down.ts';
import { logRefusal } from './security-events.ts';
import {
  forbidden,
  invalidFields,
  invalidJson,
  notFound,
  payloadTooLarge,
  RefusedError,
  unavailable,
  unsupportedMediaType,
  type Refusal,
} from './refusals.ts';

/** Ends the request with a refusal, in the one error shape; the log learns what kind it was. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  logRefusal(request, refusal);
  const { status, event: _event, ...said } = refusal;
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '1');
  return reply
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ ...said, request_id: request.id } satisfies ErrorBody);
}

/** Turns whatever was thrown into the one error shape; faults are logged once, here. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = asRefusal(error);
  if (refusal.status >= 500) request.log.error({ err: error }, 'request.failed');
  // Not reply.refuse: a URL that cannot be read comes here before replies are decorated.
  return sendRefusal(request, reply, refusal);
}

const CLIENT_FAULTS: Record<number, Refusal> = {
  403: forbidden,
  404: notFound,
  400: invalidJson,
  413: payloadTooLarge,
  414: { status: 414, error: 'The address is too long.', code: 'uri_too_long' },
  415: unsupportedMediaType,
};

function asRefusal(error: FastifyError): Refusal {
  if (error instanceof RefusedError) return error.refusal;
  if (error.validation) return invalidFields(fieldErrors(error.validation));
  if (error.code === 'FST_ERR_BAD_URL') return notFound;
  const fault = CLIENT_FAULTS[error.statusCode ?? 500];
  if (fault) return fault;
  if (isDatabaseDown(error)) return unavailable();
  return { status: 500, error: 'Something went wrong. Please try again.', code: 'internal_error' };
}
