import { readFile } from 'node:fs/promises';
import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import { serviceSlice } from '../release-folder.ts';
import { changeServices, lived } from '../services-file.ts';
import { insistOnConditionalWrites } from './insist-on-conditional-writes.ts';
import { openReleaseStore } from './open-release-store.ts';

export type PublishedService = {
  name: string;
  url: string;
  /** Of its image. */
  version: string;
  /** The file with its routes, which its build writes; null for one that publishes none. */
  routes: string | null;
};

/** Says in a store who answers a service's calls and where, once its new version does. */
export async function publishService(
  location: string,
  { name, url, version, routes }: PublishedService,
): Promise<void> {
  const published = routes === null ? null : await readRoutes(routes);
  await insistOnConditionalWrites(await openReleaseStore(location));
  await changeServices(
    location,
    (file) => ({
      ...file,
      services: published
        ? { ...file.services, [name]: { url, routes: published } }
        : file.services,
      live: { ...file.live, [name]: lived(version, file.live?.[name]) },
    }),
    ({ live = {} }) => ({
      slice: serviceSlice(name),
      action: 'release',
      version,
      from: live[name]?.version ?? null,
      by: 'rollout',
    }),
  );
}

const readRoutes = async (file: string): Promise<PublishedRoute[]> =>
  (JSON.parse(await readFile(file, 'utf8')) as { routes: PublishedRoute[] }).routes;
