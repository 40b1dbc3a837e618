import { registerWebhook, type Delivery, type Service } from '@reset/service-kit';
import Type from 'typebox';
import Value from 'typebox/value';
import { refusingProviderErrors } from '#providers/refusing-provider-errors.ts';

type Needs = {
  isGenuine(delivery: Delivery): Promise<boolean>;
  /** Which links an item is. */
  linksOf(itemId: string): Promise<string[]>;
  addSync: (linkId: string) => Promise<void>;
};

const AboutItem = Type.Object({
  item_id: Type.String({ minLength: 1, maxLength: 255, pattern: '^[^\\u0000]*$' }),
});

/**
 * POST /webhooks/plaid. Nothing of what is sent is believed but which item it is about: that one
 * is read anew, so that all orders and doubles of webhooks come to the same.
 */
export function registerBankWebhook(app: Service, { isGenuine, linksOf, addSync }: Needs): void {
  registerWebhook(app, {
    provider: 'plaid',
    isGenuine: (delivery) => refusingProviderErrors(() => isGenuine(delivery)),
    async receive(message) {
      if (!Value.Check(AboutItem, message)) return;
      for (const linkId of await linksOf(message.item_id)) await addSync(linkId);
    },
  });
}
