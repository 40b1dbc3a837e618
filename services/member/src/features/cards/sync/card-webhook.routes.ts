import { registerWebhook, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { depositSyncStore } from '#features/cards/pay/deposit-sync.store.ts';
import { SYNC_DEPOSIT_ACCOUNT_QUEUE } from '#features/cards/pay/pay.ts';
import { accountOfEvent } from '#providers/synctera/event.ts';
import { cardSyncStore } from './card-sync.store.ts';
import { SYNC_CARD_ACCOUNT_QUEUE } from './card-sync.ts';

/**
 * POST /webhooks/synctera. An event only hints at which account has news: that one is read, so that
 * all orders and doubles of events come to the same.
 */
export function cardWebhookRoutes(
  app: Service,
  { database, isIssuerWebhook, jobs }: Context,
): void {
  const { idOf } = cardSyncStore(database);
  const { ownerOf } = depositSyncStore(database);
  registerWebhook(app, {
    provider: 'synctera',
    isGenuine: isIssuerWebhook,
    async receive(message, request) {
      const issuerId = accountOfEvent(message);
      if (issuerId === null) return;
      const id = await idOf(issuerId);
      const userId = id === null ? await ownerOf(issuerId) : null;
      if (id !== null) await jobs.add(database, SYNC_CARD_ACCOUNT_QUEUE, { card_account_id: id });
      else if (userId !== null)
        await jobs.add(database, SYNC_DEPOSIT_ACCOUNT_QUEUE, { user_id: userId });
      else request.log.warn('card_webhook.account_unknown');
    },
  });
}
