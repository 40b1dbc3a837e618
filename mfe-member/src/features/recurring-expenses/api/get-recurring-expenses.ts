import type { RecurringOutflow } from '@reset/api-contract/member/outflows.ts';
import { api, unwrapList, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { REFETCH_INTERVAL_MS } from '#refetch-interval.ts';

export type RecurringExpense = Camelized<RecurringOutflow>;

/** GET /recurring_transactions/active_recurring_outflows, in no order. */
export const recurringExpensesQuery = queryOptions({
  queryKey: ['recurring_transactions', 'active_recurring_outflows'],
  queryFn: async () =>
    unwrapList(
      await api.get<RecurringExpense[]>('/recurring_transactions/active_recurring_outflows'),
    ),
  refetchInterval: REFETCH_INTERVAL_MS,
});
