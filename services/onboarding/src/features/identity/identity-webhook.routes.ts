import { Id } from '@reset/api-contract/fields.ts';
import { registerWebhook, type Service } from '@reset/service-kit';
import Type from 'typebox';
import Value from 'typebox/value';
import type { Context } from '#context.ts';
import { CHECK_IDENTITY_QUEUE } from './identity.ts';
import { identityStore } from './identity.store.ts';

const AboutEvaluation = Type.Object({ data: Type.Object({ id: Id }) });

/**
 * POST /webhooks/socure. Nothing of what is sent is believed but which verification it is about:
 * that one is read anew, so that all orders and doubles of webhooks come to the same.
 */
export function identityWebhookRoutes(app: Service, context: Context): void {
  const { database, isIdentityWebhook, jobs } = context;
  registerWebhook(app, {
    provider: 'socure',
    isGenuine: isIdentityWebhook,
    async receive(message, request) {
      const userId = Value.Check(AboutEvaluation, message)
        ? await identityStore(database).findUser(message.data.id)
        : null;
      if (userId === null) {
        request.log.warn('identity_webhook.verification_unknown');
        return;
      }
      await database.transaction((transaction) =>
        jobs.add(transaction, CHECK_IDENTITY_QUEUE, { user_id: userId }),
      );
    },
  });
}
