import type { CardIssuance as WireCardIssuance } from '@reset/api-contract/onboarding/card-issuance.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

export type CardIssuance = Camelized<WireCardIssuance>;

const POLL_MS = 2_000;

/** GET /card_application/issuance, asked again until it has come to an end. */
export const cardIssuanceQuery = queryOptions({
  queryKey: ['card_issuance'],
  queryFn: async () => unwrap(await api.get<CardIssuance>('/card_application/issuance')),
  refetchInterval: ({ state }) => (state.data?.cardIssued ? false : POLL_MS),
});
