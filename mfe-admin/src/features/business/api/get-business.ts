import type { Business as WireBusiness } from '@reset/api-contract/admin/business.ts';
import { unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '#features/session/session.ts';
import { businessCall, type BusinessFilters } from '../model/business-filters.ts';

export type Business = Camelized<WireBusiness>;

const IN_SIGHT_MS = 60_000;

/**
 * GET /admin/business: looked at again each minute. Of another period or partner nothing is shown until it is
 * here: nobody could tell whose figures they are.
 */
export const businessQuery = (filters: BusinessFilters) => {
  const call = businessCall(filters);
  return queryOptions({
    queryKey: ['admin', 'business', call],
    queryFn: async () => unwrap(await adminApi.get<Business>(call)),
    refetchInterval: IN_SIGHT_MS,
  });
};
