import type { Service } from '@reset/service-kit';
import { dayOf } from '#personas/calendar-day.ts';
import { chosenAccounts } from '../items/account-routes.ts';
import { readableItem } from '../items/open-item.ts';
import type { PlaidItem } from '../items/plaid-item.ts';
import { wireAccount } from '../items/wire-item.ts';
import type { Plaid } from '../plaid-deps.ts';
import { ItemRequest, SyncRequest } from '../plaid-schemas.ts';
import { recurringStreams } from './recurring-streams.ts';
import { syncPage } from './sync-page.ts';

/** What happened on accounts: POST /transactions/sync and /transactions/recurring/get. */
export function transactionRoutes(scope: Service, plaid: Plaid): void {
  const { clock, items, hooks } = plaid;

  const wasSynced = (item: PlaidItem) => {
    const { leavesSoon } = item;
    if (item.wasSynced && !leavesSoon) return;
    const synced: PlaidItem = { ...item, wasSynced: true, leavesSoon: false };
    items.put(leavesSoon ? { ...synced, status: 'login_required' } : synced);
    if (!item.wasSynced) hooks.firstSynced(synced);
    if (leavesSoon) hooks.loginRequired(synced);
  };

  scope.post('/transactions/sync', { schema: { body: SyncRequest } }, async (request) => {
    const item = readableItem(plaid, request);
    const page = syncPage(item, request.body.cursor ?? null, request.body.count);
    if (!page.has_more) wasSynced(item);
    return {
      transactions_update_status: 'HISTORICAL_UPDATE_COMPLETE',
      accounts: item.accounts.map((account) => wireAccount(item, account)),
      ...page,
      request_id: request.id,
    };
  });

  scope.post('/transactions/recurring/get', { schema: { body: ItemRequest } }, async (request) => {
    const item = readableItem(plaid, request);
    chosenAccounts(item, request.body);
    if (!item.wasAskedForStreams) items.put({ ...item, wasAskedForStreams: true });
    return { ...recurringStreams(item, dayOf(clock.now())), request_id: request.id };
  });
}
