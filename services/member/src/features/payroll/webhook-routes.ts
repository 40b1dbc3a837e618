import { registerWebhook, type Clock, type Delivery, type Service } from '@reset/service-kit';
import Type from 'typebox';
import Value from 'typebox/value';
import type { PayrollLinkStore } from './payroll-link-store.ts';

type Needs = {
  isGenuine(delivery: Delivery): Promise<boolean>;
  ask: PayrollLinkStore['ask'];
  clock: Clock;
};

const AboutAccount = Type.Object({
  payload: Type.Object({
    account_id: Type.String({ minLength: 1, maxLength: 255, pattern: '^[^\\u0000]*$' }),
  }),
});

/**
 * POST /webhooks/pinwheel. Nothing of what is sent is believed but which account it is about: that
 * one is read anew, so that all orders and doubles of webhooks come to the same.
 */
export function registerPayrollWebhook(app: Service, { isGenuine, ask, clock }: Needs): void {
  registerWebhook(app, {
    provider: 'pinwheel',
    isGenuine,
    async receive(message, request) {
      if (Value.Check(AboutAccount, message)) await ask(message.payload.account_id, clock.now());
      else request.log.warn('a webhook of pinwheel that is about no account');
    },
  });
}
