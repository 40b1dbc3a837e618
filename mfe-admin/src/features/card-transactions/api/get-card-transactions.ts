import type { AdminCardTransactions } from '@reset/api-contract/admin/card-transactions.ts';
import type { Camelized } from '@reset/remote-sdk';
import { pagedQuery } from '#features/lists/lists.ts';
import { pageQuery } from '#paging/page.ts';

type Listed = Camelized<AdminCardTransactions>;
export type CardTransaction = Listed['cardTransactions'][number];

/** GET /admin/card_transactions: the one that was recorded last comes first. */
export const cardTransactionsQuery = (page: number) =>
  pagedQuery<Listed>(`/admin/card_transactions${pageQuery(page)}`);
