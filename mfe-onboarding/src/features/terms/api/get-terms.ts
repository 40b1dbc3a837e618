import type { Disclosures } from '@reset/api-contract/onboarding/disclosures.ts';
import { TERMS_TYPES, type TermsType } from '@reset/application-engine/terms.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

/** A version of one of the documents that the terms consist of. */
export type Terms = (Camelized<Disclosures>[number] & { disclosureType: TermsType })[];

/** GET /disclosures: the versions of the terms that are in effect, which may be others tomorrow. */
export const termsQuery = queryOptions({
  queryKey: ['disclosures', 'terms'],
  queryFn: async () =>
    unwrap(await api.get<Terms>(`/disclosures?disclosure_types=${TERMS_TYPES.join(',')}`)),
  staleTime: 60_000,
});
