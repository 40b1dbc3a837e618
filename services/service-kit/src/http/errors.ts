import type { ErrorBody } from '@reset/api-contract/errors.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { fieldErrors } from './field-errors.ts';
import { isDatabaseDown } from './is-database-down.ts';
import {
  forbidden,
  invalidFields,
  invalidJson,
  notFound,
  RefusedError,
  unavailable,
  type Refusal,
} from './refusals.ts';

/** Ends the request with a refusal, in the one error shape. */
export function sendRefusal(
  reply: FastifyReply,
  { status, ...refusal }: Refusal,
  requestId: string,
): FastifyReply {
  if (status === 503) reply.header('retry-after', '1');
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ ...refusal, request_id: requestId } satisfies ErrorBody);
}

/** Turns whatever was thrown into the one error shape; faults are logged once, here. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = asRefusal(error);
  if (refusal.status >= 500) request.log.error({ err: error }, 'request.failed');
  // Not reply.refuse: a URL that cannot be read comes here before replies are decorated.
  return sendRefusal(reply, refusal, request.id);
}

const CLIENT_FAULTS: Record<number, Refusal> = {
  403: forbidden,
  404: notFound,
  400: invalidJson,
  413: { status: 413, error: 'The request is too large.', code: 'payload_too_large' },
  414: { status: 414, error: 'The address is too long.', code: 'uri_too_long' },
  415: { status: 415, error: 'The request has to be JSON.', code: 'unsupported_media_type' },
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
