import type { Service } from '@reset/service-kit';
import { IdParams, TransactionsQuery } from './synctera-schemas.ts';
import { found, type Synctera } from './open-synctera.ts';
import { pageOf } from './page-of.ts';
import { wireHold, wirePosted } from './wire.ts';

/** GET /v0/transactions/posted and /pending, oldest first. */
export function transactionRoutes(scope: Service, { records }: Synctera): void {
  const { holds, posted } = records;
  const schema = { querystring: TransactionsQuery };
  const params = IdParams;

  scope.get('/transactions/posted', { schema }, ({ query }) => {
    const all = query.account_id ? posted.listOf(query.account_id) : posted.list();
    return resultOf(all.map(wirePosted), query);
  });
  scope.get('/transactions/posted/:id', { schema: { params } }, (request) =>
    wirePosted(found(posted, request.params.id, 'transaction')),
  );
  scope.get('/transactions/pending', { schema }, ({ query }) => {
    const all = query.account_id ? holds.listOf(query.account_id) : holds.list();
    const wanted = all.filter(({ status }) => !query.status || query.status === status);
    return resultOf(wanted.map(wireHold), query);
  });
  scope.get('/transactions/pending/:id', { schema: { params } }, (request) =>
    wireHold(found(holds, request.params.id, 'transaction')),
  );
}

function resultOf<Item>(all: readonly Item[], query: TransactionsQuery) {
  const { items: result, next_page_token } = pageOf(all, query);
  return { result, next_page_token };
}
