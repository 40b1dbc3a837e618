import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { RefusedError, takesNoBody } from './refusals.ts';

/** The most bytes of a body, unless its route says otherwise: many times what a form has. */
export const BODY_BYTES = 16 * 1024;

/** How many bytes of a body a route takes; 0 where it names none. */
export function bodyBytesOf({ schema, config, bodyLimit = BODY_BYTES }: RouteOptions): number {
  // What a provider sends is signed as bytes and described by no schema.
  const takesOne = schema?.body !== undefined || config?.access === 'provider';
  return takesOne ? bodyLimit : 0;
}

/** Whether a request brings a body, by its headers (RFC 9112, 6). */
export const bringsBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

/** The hook of calls that take no body. */
export function refuseBody(
  { headers }: FastifyRequest,
  _reply: FastifyReply,
  done: (refused?: Error) => void,
): void {
  if (bringsBody(headers)) done(new RefusedError(takesNoBody));
  else done();
}
