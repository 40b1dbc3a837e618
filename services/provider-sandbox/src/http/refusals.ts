import { RefusedError, type Service } from '@reset/service-kit';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { InjectedFault } from '#faults/meet-faults.ts';

/** An error with the fields by which its provider words it. */
export type Refusal = { status: number; [field: string]: unknown };

/** Thrown where a request cannot be answered. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(JSON.stringify(refusal));
    this.refusal = refusal;
  }
}

/** How a provider words its errors. */
export type Wording = {
  /** For a request that cannot be read: what the JSON parser or the route's schema found. */
  badRequest(error: FastifyError): Refusal;
  notFound(request: FastifyRequest): Refusal;
  fault: Refusal;
  /** For a fault that was set at /faults; `fault` when it is missing. */
  unavailable?: Refusal;
  /** What goes over the wire. */
  body(refusal: Refusal, request: FastifyRequest): object;
  /** JSON unless this says otherwise. */
  contentType?: string;
};

/** Has all routes of a scope refuse in a provider's words; faults are logged once, here. */
export function answerRefusals(scope: Service, wording: Wording): void {
  const refuse = (reply: FastifyReply, refusal: Refusal) =>
    reply
      .code(refusal.status)
      .type(wording.contentType ?? 'application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(wording.body(refusal, reply.request));

  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error, wording);
    if (refusal.status >= 500) request.log.error({ err: error }, 'request.failed');
    return refuse(reply, refusal);
  });
  scope.setNotFoundHandler((request, reply) => refuse(reply, wording.notFound(request)));
}

function refusalOf(error: FastifyError, wording: Wording): Refusal {
  if (error instanceof Refused) return error.refusal;
  if (error instanceof InjectedFault) return wording.unavailable ?? wording.fault;
  // What the kit could not read of a body.
  const status = error instanceof RefusedError ? error.refusal.status : error.statusCode;
  return (status ?? 500) < 500 ? wording.badRequest(error) : wording.fault;
}

/** Refuses calls without a bearer key; any key will do. */
export function requireBearer(scope: Service, refusal: Refusal): void {
  scope.addHook('onRequest', async ({ headers }) => {
    if (!/^Bearer \S/.test(headers.authorization ?? '')) throw new Refused(refusal);
  });
}
