import type { FastifyRequest } from 'fastify';

/** By which the client marks what a page reads by itself while nobody touches it. */
export const UNATTENDED_HEADER = 'x-unattended';

/**
 * Whether a call shows that somebody is there. A tab that is left open and polls says that nobody
 * is, so that its session ends as if the tab were closed; a change is always somebody's. A stream is
 * opened by the page itself, again and again.
 */
export const isAttended = ({
  method,
  headers,
  target,
}: Pick<FastifyRequest, 'method' | 'headers' | 'target'>): boolean =>
  method !== 'GET' || (headers[UNATTENDED_HEADER] === undefined && target?.route.stream !== true);
