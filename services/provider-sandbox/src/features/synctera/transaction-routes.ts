import type { Service } from '@reset/service-kit';
import { badRequest } from './synctera-refusals.ts';
import { IdParams, TransactionsQuery } from './synctera-schemas.ts';
import { found, type Synctera } from './open-synctera.ts';
import { wireHold, wirePosted } from './wire.ts';
import { Refused } from '#http/refusals.ts';

const MAX_PAGE = 100;

/** GET /v0/transactions/posted and /pending, oldest first. */
export function transactionRoutes(scope: Service, { records }: Synctera): void {
  const { holds, posted } = records;
  const schema = { querystring: TransactionsQuery };
  const params = IdParams;

  scope.get('/transactions/posted', { schema }, ({ query }) => {
    const all = query.account_id ? posted.listOf(query.account_id) : posted.list();
    return pageOf(all.map(wirePosted), query);
  });
  scope.get('/transactions/posted/:id', { schema: { params } }, (request) =>
    wirePosted(found(posted, request.params.id, 'transaction')),
  );
  scope.get('/transactions/pending', { schema }, ({ query }) => {
    const all = query.account_id ? holds.listOf(query.account_id) : holds.list();
    const wanted = all.filter(({ status }) => !query.status || query.status === status);
    return pageOf(wanted.map(wireHold), query);
  });
  scope.get('/transactions/pending/:id', { schema: { params } }, (request) =>
    wireHold(found(holds, request.params.id, 'transaction')),
  );
}

/** A token is the place where the page before ended: entries are only ever added behind it. */
function pageOf<Item>(all: readonly Item[], { limit, page_token = '0' }: TransactionsQuery) {
  const from = Number(page_token);
  if (!Number.isInteger(from) || from < 0) {
    throw new Refused(badRequest('page_token is none that was given out'));
  }
  const to = from + Math.min(MAX_PAGE, Number(limit));
  return { result: all.slice(from, to), next_page_token: to < all.length ? String(to) : '' };
}
