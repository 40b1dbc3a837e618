import type { Service } from '@reset/service-kit';
import { badRequest, SyncteraRefused } from './synctera-refusal.ts';
import { IdParams, TransactionsQuery } from './synctera-schemas.ts';
import { found, type SyncteraWorld } from './synctera-world.ts';
import { wireHold, wirePosted } from './wire-transaction.ts';

const MOST = 100;

/** GET /v0/transactions/posted and /pending, oldest first. */
export function registerTransactions(synctera: Service, { remembered }: SyncteraWorld): void {
  const { holds, posted } = remembered;
  const schema = { querystring: TransactionsQuery };
  const params = IdParams;

  synctera.get('/transactions/posted', { schema }, ({ query }) => {
    const all = query.account_id ? posted.listOf(query.account_id) : posted.list();
    return pageOf(all.map(wirePosted), query);
  });
  synctera.get('/transactions/posted/:id', { schema: { params } }, (request) =>
    wirePosted(found(posted, request.params.id, 'transaction')),
  );
  synctera.get('/transactions/pending', { schema }, ({ query }) => {
    const all = query.account_id ? holds.listOf(query.account_id) : holds.list();
    const wanted = all.filter(({ status }) => !query.status || query.status === status);
    return pageOf(wanted.map(wireHold), query);
  });
  synctera.get('/transactions/pending/:id', { schema: { params } }, (request) =>
    wireHold(found(holds, request.params.id, 'transaction')),
  );
}

/** A token is the place where the page before ended: entries are only ever added behind it. */
function pageOf<Item>(all: readonly Item[], { limit, page_token = '0' }: TransactionsQuery) {
  const from = Number(page_token);
  if (!Number.isInteger(from) || from < 0) {
    throw new SyncteraRefused(badRequest('page_token is none that was given out'));
  }
  const to = from + Math.min(MOST, Number(limit));
  return { result: all.slice(from, to), next_page_token: to < all.length ? String(to) : '' };
}
