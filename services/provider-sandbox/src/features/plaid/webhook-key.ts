import { createHash, generateKeyPairSync } from 'node:crypto';
import type { Service } from '@reset/service-kit';
import { importJWK, SignJWT, type JWK } from 'jose';
import { Refused } from '#http/refusals.ts';
import type { Sign } from '#webhooks/webhooks.ts';
import type { Context } from '../../context.ts';
import { invalidWebhookKey } from './plaid-refusals.ts';
import { requireCredentials } from './plaid-deps.ts';
import { KeyRequest } from './plaid-schemas.ts';

export type WebhookKey = { kid: string; createdAt: number; privateJwk: JWK };

/** The key that Plaid signs its webhooks with, made on first use and stored. */
export function webhookKey({ store, clock, random }: Context): WebhookKey {
  const keys = store.of<WebhookKey>('plaid_webhook_key');
  const known = keys.get('current');
  if (known) return known;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = {
    kid: random.id(),
    createdAt: Math.floor(clock.real().getTime() / 1_000),
    privateJwk: privateKey.export({ format: 'jwk' }),
  };
  keys.put('current', key);
  return key;
}

/** Plaid-Verification: a signed hash of the body. */
export const signWebhook =
  ({ kid, privateJwk }: WebhookKey): Sign =>
  async (body, seconds) => {
    const hash = createHash('sha256').update(body).digest('hex');
    const token = await new SignJWT({ request_body_sha256: hash })
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
      .setIssuedAt(seconds)
      .sign(await importJWK(privateJwk, 'ES256'));
    return { 'plaid-verification': token };
  };

/** POST /webhook_verification_key/get: the key that a webhook's signature is checked with. */
export function webhookKeyRoutes(plaid: Service, key: WebhookKey): void {
  plaid.post('/webhook_verification_key/get', { schema: { body: KeyRequest } }, async (request) => {
    requireCredentials(request);
    if (request.body.key_id !== key.kid) throw new Refused(invalidWebhookKey);
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
