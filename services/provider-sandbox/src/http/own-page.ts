import type { Refusal, Service } from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';

/** Browsers resolve these to this machine and to no other. */
const LOOPBACK = /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/i;
const CHANGES_NOTHING = new Set(['GET', 'HEAD']);

const foreignHost: Refusal = {
  status: 421,
  code: 'foreign_host',
  error: 'The sandbox does not answer under this name.',
};
const foreignOrigin: Refusal = {
  status: 403,
  code: 'foreign_origin',
  error: 'This request did not come from our own pages.',
};

/**
 * Refuses, on every route, what a page of another site has a browser send: requests under a name that
 * is neither of this machine nor `HOST`, as after DNS rebinding, and changes whose Origin or
 * Sec-Fetch-Site names another site. Services and tests send neither header.
 */
export function refuseForeignPages(app: Service, { HOST }: { HOST: string }): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!LOOPBACK.test(request.hostname) && request.hostname !== HOST) {
      return reply.refuse(foreignHost);
    }
    if (CHANGES_NOTHING.has(request.method) || isFromHere(request)) return undefined;
    return reply.refuse(foreignOrigin);
  });
}

function isFromHere({ headers, protocol, host }: FastifyRequest): boolean {
  const { origin = null, 'sec-fetch-site': site = 'none' } = headers;
  const isOwnSite = site === 'same-origin' || site === 'none';
  return isOwnSite && (origin === null || origin === `${protocol}://${host}`);
}

/** Whether a form of a page sent it, so that its answer is looked at by a person. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
