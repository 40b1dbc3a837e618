import type { Disclosures as WireDisclosures } from '@reset/api-contract/onboarding/disclosures.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

export type Disclosures = Camelized<WireDisclosures>;

/** GET /disclosures: the documents that are in effect. */
export const disclosuresQuery = queryOptions({
  queryKey: ['disclosures'],
  queryFn: async () => unwrap(await api.get<Disclosures>('/disclosures')),
});
