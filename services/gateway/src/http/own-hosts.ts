import { notFound, type Refusal, type Service } from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '#config.ts';
import { REPORTS } from './security-headers.ts';

const misdirected: Refusal = {
  status: 421,
  error: 'This is not where that address leads.',
  code: 'misdirected_request',
};

/** Asked at whichever name: by who watches over the processes, and by browsers on both origins. */
const ANYWHERE = new Set(['/healthz', '/readyz', REPORTS]);
const WIDGETS = '/widgets/:name';
/** Providers' servers call by the name that they were told, which no page of theirs chooses. */
const WEBHOOKS = '/api/v1/webhooks/';

/**
 * Answers for our own names only: the product's origin has all but the widgets, the widgets' origin
 * nothing else, and any other name is 421, so that no page of ours is served under a stranger's.
 */
export function refuseOtherHosts(app: Service, { ORIGIN, WIDGETS_ORIGIN }: GatewayConfig): void {
  const product = new URL(ORIGIN).host;
  const widgets = WIDGETS_ORIGIN === undefined ? null : new URL(WIDGETS_ORIGIN).host;

  const refusalFor = ({ headers, routeOptions, url }: FastifyRequest): Refusal | null => {
    const route = routeOptions.url ?? '';
    if (ANYWHERE.has(route)) return null;
    const host = headers.host?.toLowerCase();
    if (host === undefined || (host !== product && host !== widgets)) return misdirected;
    if (url.startsWith(WEBHOOKS)) return null;
    return (route === WIDGETS) === (host === widgets) ? null : notFound;
  };
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = refusalFor(request);
    if (refusal) reply.refuse(refusal);
    else done();
  });
}
