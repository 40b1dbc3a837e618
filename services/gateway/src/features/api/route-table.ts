import type { PublishedRoute, ServicesFile } from '@reset/api-contract/gateway/services-file.ts';
import findMyWay, { type HTTPMethod } from 'find-my-way';

/** Where a call goes. */
export type Target = {
  /** The service's name, which is also the audience of its identity tokens. */
  readonly service: string;
  /** Its origin; null for what the gateway answers itself. */
  readonly url: string | null;
  readonly route: PublishedRoute;
  /** The path's parameters, of the gateway's own calls only: services read theirs themselves. */
  readonly params: Readonly<Record<string, string | undefined>>;
};

const NONE = {};

export type RouteTable = {
  /** Whose call this is; null when nobody's. HEAD goes where GET goes. */
  find(method: string, url: string): Target | null;
  /** The services by name, with their origins. */
  readonly services: ReadonlyMap<string, string>;
};

/**
 * Who answers which call.
 * @param own what the gateway answers itself
 * @param hasDemonstrations whether calls for demonstrations are anybody's
 * @throws when two owners publish one path, or a path is not below /api/v1
 */
export function buildRouteTable(
  { services }: ServicesFile,
  own: readonly PublishedRoute[] = [],
  hasDemonstrations = false,
): RouteTable {
  const router = findMyWay();
  const owners = new Map<string, string>();
  const add = (service: string, url: string | null, route: PublishedRoute) => {
    insistOnOneOwner(owners, service, route);
    const target: Target = { service, url, route, params: NONE };
    router.on(route.method as HTTPMethod, route.path, ignored, target);
  };

  for (const route of own) add('gateway', null, route);
  for (const [service, { url, routes }] of Object.entries(services)) {
    const { origin } = new URL(url);
    for (const route of routes) {
      if (hasDemonstrations || !route.demonstration) add(service, origin, route);
    }
  }
  return {
    services: new Map(
      Object.entries(services).map(([name, { url }]) => [name, new URL(url).origin]),
    ),
    find(method, url) {
      if (isAmbiguous(url)) return null;
      const found = router.find((method === 'HEAD' ? 'GET' : method) as HTTPMethod, url);
      if (!found) return null;
      const target = found.store as Target;
      return target.url === null ? { ...target, params: found.params } : target;
    },
  };
}

function insistOnOneOwner(
  owners: Map<string, string>,
  service: string,
  { method, path }: PublishedRoute,
): void {
  if (!path.startsWith('/api/v1/'))
    throw new Error(`${service} publishes ${path}: not below /api/v1.`);
  // Parameters by another name are the same path.
  const call = `${method} ${path.replaceAll(/:[^/]+/g, ':')}`;
  const owner = owners.get(call);
  if (owner !== undefined)
    throw new Error(`${method} ${path} is published by ${owner} and ${service}.`);
  owners.set(call, service);
}

// Dot segments and backslashes mean one path to a router and another to a URL
// parser; none of ours has any, so such a URL is nobody's. Neither is a whole URL
// in a request's first line: it would be passed on as it came.
const AMBIGUOUS = /\/\.|\\|%2e|%5c/i;
const isAmbiguous = (url: string): boolean => {
  if (!url.startsWith('/')) return true;
  const query = url.indexOf('?');
  return AMBIGUOUS.test(query === -1 ? url : url.slice(0, query));
};

const ignored = () => undefined;
