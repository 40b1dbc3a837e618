import type { Service } from '@reset/service-kit';
import { insistOnCredentials } from './plaid-credentials.ts';
import { invalidInput, PlaidRefused } from './plaid-refusal.ts';
import { KeyRequest } from './plaid-schemas.ts';
import type { WebhookKey } from './webhook-key-store.ts';

/** POST /webhook_verification_key/get: what a webhook's signature is checked with. */
export function registerWebhookKey(plaid: Service, key: WebhookKey): void {
  plaid.post('/webhook_verification_key/get', { schema: { body: KeyRequest } }, async (request) => {
    insistOnCredentials(request);
    if (request.body.key_id !== key.kid) {
      throw new PlaidRefused(
        invalidInput(
          'INVALID_WEBHOOK_VERIFICATION_KEY_ID',
          'invalid key_id provided. note that key_ids are specific to Plaid environments',
        ),
      );
    }
    const { d: _private, ...publicJwk } = key.privateJwk;
    return {
      key: {
        ...publicJwk,
        alg: 'ES256',
        kid: key.kid,
        use: 'sig',
        created_at: key.createdAt,
        expired_at: null,
      },
      request_id: request.id,
    };
  });
}
