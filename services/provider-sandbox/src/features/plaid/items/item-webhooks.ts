import type { Webhooks } from '#webhooks/webhooks.ts';
import { loginRequired } from '../plaid-refusals.ts';
import { checkingOf, type PlaidItem } from './plaid-item.ts';
import { asPlaidError } from './wire-item.ts';

/** What Plaid sends to an item's address when something happens to it. */
export type ItemWebhooks = ReturnType<typeof itemWebhooks>;

export function itemWebhooks(webhooks: Webhooks) {
  const send = (item: PlaidItem, [type, code]: [string, string], more: object = {}) =>
    webhooks.send({
      provider: 'plaid',
      url: item.webhook,
      body: {
        webhook_type: type,
        webhook_code: code,
        item_id: item.id,
        ...more,
        environment: 'sandbox',
      },
    });
  const updates = (item: PlaidItem, historical_update_complete = true) =>
    send(item, ['TRANSACTIONS', 'SYNC_UPDATES_AVAILABLE'], {
      initial_update_complete: true,
      historical_update_complete,
    });
  const news = (item: PlaidItem) => {
    if (item.wasSynced) updates(item);
    if (item.wasAskedForStreams) {
      send(item, ['TRANSACTIONS', 'RECURRING_TRANSACTIONS_UPDATE'], {
        account_ids: [checkingOf(item)].flatMap((account) => (account ? [account.id] : [])),
      });
    }
  };

  return {
    /** There is something to sync; only for items that were synced, or whose streams were read. */
    news,
    /** There may be something to sync. */
    updates: (item: PlaidItem) => updates(item),
    /** For the last month, and then for all of the history. */
    firstSynced(item: PlaidItem) {
      updates(item, false);
      updates(item);
    },
    loginRequired: (item: PlaidItem) =>
      send(item, ['ITEM', 'ERROR'], { error: asPlaidError(loginRequired) }),
    loginRepaired: (item: PlaidItem) => send(item, ['ITEM', 'LOGIN_REPAIRED']),
    permissionRevoked: (item: PlaidItem) =>
      send(item, ['ITEM', 'USER_PERMISSION_REVOKED'], { error: null }),
    pendingDisconnect: (item: PlaidItem) =>
      send(item, ['ITEM', 'PENDING_DISCONNECT'], {
        reason: 'INSTITUTION_TOKEN_EXPIRATION',
        disconnect_time: item.consentEndsAt,
      }),
    addressChanged: (item: PlaidItem) =>
      send(item, ['ITEM', 'WEBHOOK_UPDATE_ACKNOWLEDGED'], {
        new_webhook_url: item.webhook,
        error: null,
      }),
  };
}
