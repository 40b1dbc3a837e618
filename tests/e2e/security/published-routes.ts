import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedRoute, ServicesFile } from '@reset/api-contract/gateway/services-file.ts';
import { sessionRoutes } from '../../../services/gateway/src/features/session/session.routes.ts';
import { ownCalls } from '../../../services/gateway/src/http/own-calls.ts';
import { releaseStore } from '../product/running-product.ts';

/* What the gateway lets through, as the running product has it: a new route is in every matrix. */

/** Every published route: the services' from the release store, the gateway's own from its code. */
export async function publishedRoutes(): Promise<PublishedRoute[]> {
  const { services } = JSON.parse(
    await readFile(join(releaseStore(), 'services.json'), 'utf8'),
  ) as ServicesFile;
  const routes = [...Object.values(services).flatMap((service) => service.routes), ...ownRoutes()];
  return routes;
}

/** A call that a browser may make. */
export type BrowsersRoute = PublishedRoute & {
  access: Exclude<PublishedRoute['access'], 'provider'>;
};

/** Whether a browser changes something by it; what providers' servers send is none of that. */
export const isMutation = (route: PublishedRoute): route is BrowsersRoute =>
  route.method !== 'GET' && route.access !== 'provider';

/** `DELETE /users/sessions/:id`, as a test names it. */
export const nameOf = ({ method, path }: PublishedRoute): string =>
  `${method} ${path.replace('/api/v1', '')}`;

/** What the gateway answers itself. */
function ownRoutes(): PublishedRoute[] {
  const own = ownCalls();
  sessionRoutes({ ownCalls: own, services: {} as never, sessions: {} as never });
  return own.routes();
}

/** Its path names the person who calls, and nobody else (decision C-091). */
export const OWN_ID = 'POST /identity_verifications/socure_redirect/:user_id';
