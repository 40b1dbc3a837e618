import { registerWebhook, type Service } from '@reset/service-kit';
import Type from 'typebox';
import Value from 'typebox/value';
import type { Context } from '#context.ts';
import { payrollLinkStore } from '#features/payroll/linking/payroll-link.store.ts';

const AboutAccount = Type.Object({
  payload: Type.Object({
    account_id: Type.String({ minLength: 1, maxLength: 255, pattern: '^[^\\u0000]*$' }),
  }),
});

/**
 * POST /webhooks/pinwheel. Nothing of what is sent is believed but which account it is about: that
 * one is read anew, so that all orders and doubles of webhooks come to the same.
 */
export function payrollWebhookRoutes(app: Service, context: Context): void {
  const { clock, database, isPayrollWebhook, jobs } = context;
  const links = payrollLinkStore(database, jobs.add);
  registerWebhook(app, {
    provider: 'pinwheel',
    isGenuine: isPayrollWebhook,
    async receive(message, request) {
      if (Value.Check(AboutAccount, message)) {
        await links.requestSync(message.payload.account_id, clock.now());
      } else request.log.warn('payroll_webhook.account_missing');
    },
  });
}
