import type { FastifyRequest } from 'fastify';

/** Whether a page of another site sent it, which has no business with what our own pages do. */
export function isOfOtherSite({ headers }: FastifyRequest): boolean {
  const from = headers['sec-fetch-site'];
  return from !== undefined && from !== 'same-origin';
}

/** Whether a form of a page sent it, so that its answer is looked at by a person. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
