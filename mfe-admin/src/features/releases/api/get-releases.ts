import type { AdminReleases } from '@reset/api-contract/admin/releases.ts';
import { unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '#features/session/session.ts';

export type Releases = Camelized<AdminReleases>;
export type Slice = Releases['slices'][number];
export type SliceVersion = Slice['versions'][number];

/** GET /admin/releases: what is live, and in which other versions the caller may open it. */
export const releasesQuery = queryOptions({
  queryKey: ['admin', 'releases'],
  queryFn: async () => unwrap(await adminApi.get<Releases>('/admin/releases')),
});
