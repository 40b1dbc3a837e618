import type { Business as WireBusiness } from '@reset/api-contract/admin/business.ts';
import { unwrap, type Camelized } from '@reset/remote-sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '#features/session/session.ts';
import { businessCall, type BusinessFilters } from '../model/business-filters.ts';

export type Business = Camelized<WireBusiness>;

const IN_SIGHT_MS = 60_000;

/** GET /admin/business: looked at again each minute; what was shown stays until other figures are here. */
export const businessQuery = (filters: BusinessFilters) => {
  const call = businessCall(filters);
  return queryOptions({
    queryKey: ['admin', 'business', call],
    queryFn: async () => unwrap(await adminApi.get<Business>(call)),
    placeholderData: keepPreviousData,
    refetchInterval: IN_SIGHT_MS,
  });
};
