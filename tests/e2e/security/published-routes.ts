import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedRoute, ServicesFile } from '@reset/api-contract/gateway/services-file.ts';
import { releaseStore } from '../product/running-product.ts';

/* What the gateway lets through, as the running product has it: a new route is in every matrix. */

const gateway = join(import.meta.dirname, '../../../services/gateway/src');

/** Every published route: the services' from the release store, the gateway's own from its code. */
export async function publishedRoutes(): Promise<PublishedRoute[]> {
  const { services } = JSON.parse(
    await readFile(join(releaseStore(), 'services.json'), 'utf8'),
  ) as ServicesFile;
  const routes = [
    ...Object.values(services).flatMap((service) => service.routes),
    ...(await own()),
  ];
  if (!routes.some(({ path }) => path.endsWith('/users/sign_out'))) {
    throw new Error("The gateway's own routes are not where app.ts used to list them.");
  }
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

type OwnCall = { route: PublishedRoute };

/** What the gateway answers itself: the list that its app.ts hands to `ownCalls`. */
async function own(): Promise<PublishedRoute[]> {
  const app = await readFile(join(gateway, 'app.ts'), 'utf8');
  const makers = /ownCalls\(\[(?<list>[^\]]*)\]\)/.exec(app)?.groups?.['list'] ?? '';
  const names = [...makers.matchAll(/(\w+)\(/g)].map(([, name]) => name ?? '');
  const calls = await Promise.all(names.map(async (name) => (await maker(app, name))({})));
  return calls.flat().map(({ route }) => route);
}

async function maker(app: string, name: string): Promise<(parts: object) => OwnCall | OwnCall[]> {
  const path = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '#([^']+)'`).exec(app)?.[1];
  const module = (await import(join(gateway, path ?? name))) as Record<string, unknown>;
  return module[name] as (parts: object) => OwnCall | OwnCall[];
}
