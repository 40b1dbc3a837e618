import { AdminCardTransactions } from '@reset/api-contract/admin/card-transactions.ts';
import { PageQuery } from '@reset/api-contract/admin/page-query.ts';
import type { Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { pageNumber } from '#features/lists/lists.ts';
import { readCardTransactions } from './card-transactions.store.ts';

/** GET /admin/card_transactions: all purchases. */
export function cardTransactionsRoutes(app: Service, { database }: Context): void {
  app.get(
    '/api/v1/admin/card_transactions',
    {
      config: { access: 'admin', staffRole: 'support' },
      schema: { querystring: PageQuery, response: { 200: AdminCardTransactions } },
    },
    ({ query }) => readCardTransactions(database, pageNumber(query.page)),
  );
}
