import type { CardFreeze as WireCardFreeze } from '@reset/api-contract/member/card-freeze.ts';
import { api, unwrap, type ApiResult, type Camelized } from '@reset/remote-sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { REFETCH_INTERVAL_MS } from '#refetch-interval.ts';

export type CardFreeze = Camelized<WireCardFreeze>;

const PATH = '/card_accounts/current/freeze';
/** While the card issuer makes a card active again. */
const ENDING_POLL_MS = 1_000;

/** GET /card_accounts/current/freeze. Refuses with 404 where there is no open card account. */
export const cardFreezeQuery = queryOptions({
  queryKey: ['card_accounts', 'current', 'freeze'],
  queryFn: async () => unwrap(await api.get<CardFreeze>(PATH)),
  refetchInterval: ({ state }) =>
    state.data?.state === 'ending' ? ENDING_POLL_MS : REFETCH_INTERVAL_MS,
});

/** Whether her card is frozen, as far as it is known. */
export const useIsFrozen = (): boolean => useQuery(cardFreezeQuery).data?.state === 'frozen';

/** PUT /card_accounts/current/freeze: again it changes nothing. */
export const setFrozen = (frozen: boolean): Promise<ApiResult<CardFreeze>> =>
  api.put<CardFreeze>(PATH, { frozen });
