import type { CardTransaction as WireTransaction } from '@reset/api-contract/member/card-transactions.ts';
import { api, unwrapList, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { CHANGES_WITH_LIMIT } from '#features/spending-limit/spending-limit.ts';
import { changesWith, intervalBesideEvents } from '#refetch-interval.ts';

export type CardTransaction = Camelized<WireTransaction>;

/** GET /card_accounts/current/card_transactions. Refuses with 404 where there is no card account. */
export const cardTransactionsQuery = queryOptions({
  queryKey: ['card_accounts', 'current', 'card_transactions'],
  queryFn: async () =>
    unwrapList(await api.get<CardTransaction[]>('/card_accounts/current/card_transactions')),
  refetchInterval: intervalBesideEvents,
  meta: { ...CHANGES_WITH_LIMIT, ...changesWith('transactions') },
});
