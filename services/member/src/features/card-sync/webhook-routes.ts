import { registerWebhook, type Delivery, type Service } from '@reset/service-kit';
import { accountOfEvent } from '#providers/synctera-event.ts';

type Needs = {
  isGenuine(delivery: Delivery): Promise<boolean>;
  /** Our id of the issuer's account; null where it is none of ours. */
  idOf(issuerId: string): Promise<string | null>;
  addSync(cardAccountId: string): Promise<void>;
};

/**
 * POST /webhooks/synctera. An event only hints at which account has news: that one is read, so that
 * all orders and doubles of events come to the same.
 */
export function registerCardEvents(app: Service, { isGenuine, idOf, addSync }: Needs): void {
  registerWebhook(app, {
    provider: 'synctera',
    isGenuine,
    async receive(message, request) {
      const issuerId = accountOfEvent(message);
      if (issuerId === null) return;
      const id = await idOf(issuerId);
      if (id !== null) await addSync(id);
      else request.log.warn('an event of synctera about an account that is none of ours');
    },
  });
}
