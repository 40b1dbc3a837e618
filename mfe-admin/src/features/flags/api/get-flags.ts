import type { AdminFlags } from '@reset/api-contract/admin/flags.ts';
import { unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '#features/session/session.ts';

export type Flag = Camelized<AdminFlags>['flags'][number];

/** GET /admin/flags: each flag, live from the services that read it. */
export const flagsQuery = queryOptions({
  queryKey: ['admin', 'flags'],
  queryFn: async () => unwrap(await adminApi.get<Camelized<AdminFlags>>('/admin/flags')),
});
