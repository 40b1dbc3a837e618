import { notFound, type Refusal, type Service } from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '#config.ts';
import { REPORTS } from './security-headers.ts';

const misdirected: Refusal = {
  status: 421,
  error: 'This is not where that address leads.',
  code: 'misdirected_request',
};

const twoHosts: Refusal = {
  status: 400,
  error: 'A request names one host.',
  code: 'invalid_host',
};

/** Asked at whichever name: by who watches over the processes, and by browsers on both origins. */
const ANYWHERE = new Set(['/healthz', '/readyz', REPORTS]);
const WIDGETS = '/widgets/:name';
/** Our own services call by the name of the machine, with a token of theirs; no browser gets there. */
const INTERNAL = '/internal/';
/** Providers' servers call by the name that they were told, which no page of theirs chooses. */
const WEBHOOKS = '/api/v1/webhooks/';

/**
 * Answers for our own names only: the product's origin has all but the widgets, the widgets' origin
 * nothing else, and any other name is 421, so that no page of ours is served under a stranger's.
 */
export function refuseOtherHosts(app: Service, { ORIGIN, WIDGETS_ORIGIN }: GatewayConfig): void {
  const product = new URL(ORIGIN).host;
  const widgets = WIDGETS_ORIGIN === undefined ? null : new URL(WIDGETS_ORIGIN).host;

  const refusalFor = ({ headers, raw, routeOptions, url }: FastifyRequest): Refusal | null => {
    // Node takes the first, and who stands before us may take another (RFC 9112, section 3.2).
    if (namesHostTwice(raw.rawHeaders)) return twoHosts;
    const route = routeOptions.url ?? '';
    if (ANYWHERE.has(route)) return null;
    const host = headers.host?.toLowerCase();
    if (route.startsWith(INTERNAL)) return host === product ? notFound : null;
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

/** @param rawHeaders names and values in turn, as they were sent */
function namesHostTwice(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
