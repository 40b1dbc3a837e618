import { refusingProviderErrors, registerWebhook, type Service } from '@reset/service-kit';
import Type from 'typebox';
import Value from 'typebox/value';
import type { Context } from '#context.ts';
import { SYNC_BANK_QUEUE } from '#features/banks/banks.ts';
import { bankLinkStore } from '#features/banks/banks.store.ts';

const AboutItem = Type.Object({
  item_id: Type.String({ minLength: 1, maxLength: 255, pattern: '^[^\\u0000]*$' }),
});

/**
 * POST /webhooks/plaid. Nothing of what is sent is believed but which item it is about: that one
 * is read anew, so that all orders and doubles of webhooks come to the same.
 */
export function bankWebhookRoutes(app: Service, { database, isBankWebhook, jobs }: Context): void {
  const links = bankLinkStore(database);
  registerWebhook(app, {
    provider: 'plaid',
    isGenuine: (delivery) => refusingProviderErrors(() => isBankWebhook(delivery)),
    async receive(message) {
      if (!Value.Check(AboutItem, message)) return;
      for (const link_id of await links.idsOf(message.item_id)) {
        await jobs.add(database, SYNC_BANK_QUEUE, { link_id });
      }
    },
  });
}
